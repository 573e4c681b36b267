"""The database: campaigns, their journals and what can be asked of them. The only SQL of the house."""
