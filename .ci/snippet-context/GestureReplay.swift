import Foundation
private let data = Data()
nonisolated(unsafe) private var view = Scroller(
  ScrollConfiguration(contentSize: Size2D(width: 3376, height: 240), boundsSize: Size2D(width: 375, height: 240)),
  behavior: FreeScrolling())
