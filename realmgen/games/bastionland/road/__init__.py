"""The day on the road: its Phases, weather, travel, and what is met."""
