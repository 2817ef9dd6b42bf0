private let configuration = ScrollConfiguration(
  contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))
nonisolated(unsafe) private var view = Scroller(configuration, behavior: FreeScrolling())
