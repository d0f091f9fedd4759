"""The games in the clothes of other libraries: PettingZoo, Gymnasium, OpenSpiel, and batches of numpy arrays."""
