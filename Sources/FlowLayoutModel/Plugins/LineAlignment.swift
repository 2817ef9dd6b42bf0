/// Where in the viewport an item is at its ideal place.
public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
  /// With its beginning at the viewport's beginning.
  case lineStart
  /// With its centre at the viewport's centre.
  case lineCenter
  /// With its end at the viewport's end.
  case lineEnd

  /// Where an item of a length begins when it is at its ideal place, in points.
  ///
  /// - Parameters:
  ///   - length: The item's extent along the scroll direction.
  ///   - viewport: What is visible.
  ///   - leading: The distance to keep from the viewport's beginning.
  ///   - trailing: The distance to keep from the viewport's end.
  func start(ofLength length: Double, in viewport: LayoutViewport, leading: Double, trailing: Double) -> Double {
    switch self {
    case .lineStart: viewport.start + leading
    case .lineCenter: viewport.start + (viewport.length - length) / 2
    case .lineEnd: viewport.start + viewport.length - length - trailing
    }
  }
}
