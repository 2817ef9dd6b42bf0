// A test performs gestures on a view: one import is enough.
@_exported import GestureReplay
