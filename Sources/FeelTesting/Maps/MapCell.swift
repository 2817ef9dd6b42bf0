/// Where one release of a map lands.
public struct MapCell: Hashable, Sendable {
  /// The number of items from the start item, or without items the distance in whole points; 0 off a point.
  public var delta: Int32
  /// Whether the view rests at a snap point.
  public var isAtSnapPoint: Bool

  /// Creates a cell.
  public init(delta: Int, isAtSnapPoint: Bool = true) {
    self.delta = isAtSnapPoint ? Int32(clamping: delta) : 0
    self.isAtSnapPoint = isAtSnapPoint
  }

  /// `·` for 0, `+1`, `-1` and so on, `!` off a snap point.
  public var text: String {
    if !isAtSnapPoint { return "!" }
    return delta == 0 ? "·" : delta > 0 ? "+\(delta)" : "\(delta)"
  }

  /// Reads what ``text`` writes; nil for anything else.
  init?(_ text: Substring) {
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
