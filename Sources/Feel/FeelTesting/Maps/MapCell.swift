/// The result of one release of a map.
public struct MapCell: Hashable, Sendable {
  /// The number of items from the start item, or the distance in whole points without items; 0 off the snap points.
  public var delta: Int32
  /// Whether the view rests at a snap point.
  public var isAtSnapPoint: Bool

  package init(delta: Int, isAtSnapPoint: Bool = true) {
    self.delta = isAtSnapPoint ? Int32(clamping: delta) : 0
    self.isAtSnapPoint = isAtSnapPoint
  }

  /// `·` for 0, a signed number such as `+1` or `-1`, or `!` off the snap points.
  package var text: String {
    if !isAtSnapPoint { return "!" }
    return delta == 0 ? "·" : delta > 0 ? "+\(delta)" : "\(delta)"
  }

  /// Parses the form that ``text`` has; nil for anything else.
  package init?(_ text: Substring) {
    switch text {
    case "!": self.init(delta: 0, isAtSnapPoint: false)
    case "·": self.init(delta: 0)
    default:
      guard let first = text.first, first == "+" || first == "-", let delta = Int32(text), delta != 0 else {
        return nil
      }
      self.init(delta: Int(delta))
    }
  }
}
