"""The players' screen: a process of its own that shows one page, and the button that starts it."""
