"""The dashboard: Streamlit pages stand on this and on nothing below it."""
