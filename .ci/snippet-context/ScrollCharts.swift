import FeelTesting
private let run = ScrollRun(
  scene: "minne", gesture: "flick",
  configuration: ScrollConfiguration(
    contentSize: Size2D(width: 3376, height: 240), boundsSize: Size2D(width: 375, height: 240)),
  trace: ScrollTrace())
private let cards = ViewUnderTest(
  "cards",
  ScrollConfiguration(
    contentSize: Size2D(width: 3376, height: 240), boundsSize: Size2D(width: 375, height: 240))
) { Scroller($0) }
