// A scene is a view under test whose cards snap.
@_exported import FeelTesting
@_exported import Snapping
