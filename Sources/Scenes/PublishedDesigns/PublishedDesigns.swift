// A published design is a target behavior over items.
@_exported import Snapping
