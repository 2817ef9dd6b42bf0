/// The alignment of an item with the viewport in its ideal position.
public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
  /// The item's start is at the viewport's start.
  case lineStart
  /// The item's centre is at the viewport's centre.
  case lineCenter
  /// The item's end is at the viewport's end.
  case lineEnd

  /// Returns the start of an item of a length in its ideal position, in points.
  func start(ofLength length: Double, in viewport: LayoutViewport, leading: Double, trailing: Double) -> Double {
    switch self {
    case .lineStart: viewport.start + leading
    case .lineCenter: viewport.start + (viewport.length - length) / 2
    case .lineEnd: viewport.start + viewport.length - length - trailing
    }
  }
}
