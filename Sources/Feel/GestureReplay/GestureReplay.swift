// A gesture is performed on a view of the core.
@_exported import ScrollPhysics
