// A page shows charts of a scene.
@_exported import Scenes
@_exported import ScrollCharts
