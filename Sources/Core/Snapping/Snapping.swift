// A snapping rule is written in the terms of both.
@_exported import FlowLayoutModel
@_exported import ScrollPhysics
