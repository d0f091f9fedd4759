"""The games behind the interfaces of other libraries: PettingZoo, Gymnasium, OpenSpiel, and batches of numpy arrays."""

# The public modules. They import their libraries on demand.
__all__ = ["batch", "gymnasium", "openspiel", "pettingzoo"]
