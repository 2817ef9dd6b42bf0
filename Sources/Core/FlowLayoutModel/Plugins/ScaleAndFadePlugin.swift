/// A carousel effect: items shrink and fade with their distance from the viewport's centre.
///
///     share = min(|item's centre − viewport's centre| / distance, 1)
///     scale = 1 + (minimumScale − 1)·share,   alpha = 1 + (minimumAlpha − 1)·share
///
/// The item nearest to the centre is on top.
public struct ScaleAndFadePlugin: FlowLayoutPlugin, Hashable {
  /// The scale of items at `distance` and beyond, a factor.
  var minimumScale: Double
  /// The opacity of items at `distance` and beyond, 0…1.
  var minimumAlpha: Double
  /// The distance of the full effect, in points; nil for half the viewport.
  package var distance: Double?

  /// Creates the plug-in.
  public init(minimumScale: Double = 0.8, minimumAlpha: Double = 0.6, distance: Double? = nil) {
    (self.minimumScale, self.minimumAlpha, self.distance) = (minimumScale, minimumAlpha, distance)
  }

  /// Scales and fades an item; headers and footers stay unchanged.
  public func modify(_ attributes: inout ItemAttributes, in viewport: LayoutViewport) {
    if attributes.category != .cell { return }
    let isHorizontal = viewport.scrollDirection == .horizontal
    let middle = viewport.start + viewport.length / 2
    let away = abs((isHorizontal ? attributes.center.x : attributes.center.y) - middle)
    let whole = distance ?? viewport.length / 2
    let share = whole > 0 ? min(away / whole, 1) : away > 0 ? 1 : 0
    let scale = 1 + (minimumScale - 1) * share
    attributes.alpha *= 1 + (minimumAlpha - 1) * share
    attributes.transform3D = attributes.transform3D.concatenating(.scale(x: scale, y: scale))
    attributes.zIndex = -Int(min(away, 1e9))
  }
}
