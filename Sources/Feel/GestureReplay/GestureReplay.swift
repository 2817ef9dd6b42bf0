// A gesture is performed on a view of the core, and reading one throws a `DocumentError`.
@_exported import Documents
@_exported import ScrollPhysics
