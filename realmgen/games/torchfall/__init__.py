"""Torchfall: a frontier race of roads and watchfires for two to four (ledger TF)."""
