"""What the dashboard and the command line can do. Modules are imported where they are used: some are heavy."""
