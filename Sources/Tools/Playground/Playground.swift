// The page's engine plays scenes, and finds the laws of recordings.
@_exported import Readings
@_exported import Scenes
