import ScrollPhysics

/// The traces of the scroll views that a gesture on the screen may have moved.
public struct TouchedViews {
  /// A scroll view and its trace since the gesture began.
  public struct Run {
    public let view: UIScrollView
    public let trace: ScrollTrace
  }

  /// All scroll views of the hierarchy, the outer ones before the inner ones.
  public let runs: [Run]
  /// The scroll views that dragged with a finger, in the order of the touches; nil for a touch that no view took.
  public let dragged: [UIScrollView?]

  /// Returns the trace of a scroll view; nil if it was not in the hierarchy when the gesture began.
  public func trace(of view: UIScrollView) -> ScrollTrace? { runs.first { $0.view === view }?.trace }
}
