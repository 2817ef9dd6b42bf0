/// A color by its purpose, with a light and a dark variant.
package enum ChartTone: String, CaseIterable, Sendable {
  case page
  /// The background of a report, behind its sections.
  case ground
  /// An item on a player's screen.
  case card
  /// The primary text.
  case ink
  /// The secondary text.
  case muted
  case grid
  /// The accent color, for the run that is shown.
  case accent
  /// The color of failures.
  case failure
  /// The run that it is compared with.
  case before
  case snapPoint = "place"
  /// The regions beyond the edges of the content.
  case beyond
  case tracking, dragging, decelerating, bouncing, animating
  /// The cells of a map: unchanged, forward and backward by distance, and off the snap points.
  case stay, forward1, forward2, forward3, forward4, backward1, backward2, backward3, backward4, off

  package var light: String { colors.light }
  package var dark: String { colors.dark }

  private var colors: (light: String, dark: String) {
    switch self {
    case .page: ("#ffffff", "#17181b")
    case .ground: ("#f4f4f7", "#0e0f11")
    case .card: ("#dfe9fa", "#233453")
    case .ink: ("#1b1c1f", "#f1f1f4")
    case .muted: ("#5b5d66", "#a9abb5")
    case .grid: ("#e4e5ea", "#303238")
    case .accent: ("#0b5fd0", "#74adff")
    case .failure: ("#c2241b", "#ff8a80")
    case .before: ("#75614f", "#c2ab93")
    case .snapPoint: ("#b9c6b4", "#4b5c48")
    case .beyond: ("#f1ecec", "#2a2122")
    case .tracking: ("#e6e7ec", "#3a3c44")
    case .dragging: ("#fbe3bb", "#5c4517")
    case .decelerating: ("#d3e4fb", "#1d3f6e")
    case .bouncing: ("#f9d6d2", "#682a26")
    case .animating: ("#cfeeda", "#1e4f31")
    case .stay: ("#ececf0", "#2e3037")
    case .forward1: ("#d5e6fa", "#1b314e")
    case .forward2: ("#a9cdf4", "#1f4675")
    case .forward3: ("#7db3ec", "#265b98")
    case .forward4: ("#5b9fe3", "#2d6cb2")
    case .backward1: ("#fae0d4", "#452a1e")
    case .backward2: ("#f3bda5", "#6a3a24")
    case .backward3: ("#ea9c7b", "#854828")
    case .backward4: ("#e28760", "#9c532c")
    case .off: ("#ffd75e", "#6b5500")
    }
  }

  /// The name of the style sheet's variable for the tone.
  var variable: String { "--\(rawValue)" }

  /// The declarations of all tones as style sheet variables.
  static func variables(dark: Bool) -> String {
    allCases.map { "\($0.variable):\(dark ? $0.dark : $0.light)" }.joined(separator: ";")
  }
}
