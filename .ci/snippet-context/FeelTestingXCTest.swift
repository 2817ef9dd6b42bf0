import FeelTesting
import XCTest
private let configuration = ScrollConfiguration(
  contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))
private let trace = ScrollTrace()
private let cards = ViewUnderTest("cards", configuration) { Scroller($0) }
