"""The games behind the interfaces of other libraries: PettingZoo, Gymnasium, OpenSpiel, and batches of numpy arrays."""
