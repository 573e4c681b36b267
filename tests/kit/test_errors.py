from realmgen.errors import Unreadable


def test_a_fault_is_one_line_and_gives_a_terminal_no_orders():
    error = Unreadable("name: a\nb\x1b[2J\u2028\u202e", "Łódź · “fair”")
    assert error.faults == ("name: a\\nb\\x1b[2J\\u2028\\u202e", "Łódź · “fair”")
    assert len(str(error).splitlines()) == 2
