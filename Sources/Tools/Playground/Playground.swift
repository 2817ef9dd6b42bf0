// The page's engine plays scenes.
@_exported import Scenes
