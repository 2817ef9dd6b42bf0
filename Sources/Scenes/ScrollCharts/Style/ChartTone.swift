/// A color by its purpose: its light and its dark variant.
package enum ChartTone: String, CaseIterable, Sendable {
  case page = "#ffffff #17181b"
  /// The background of a report, behind its sections.
  case ground = "#f4f4f7 #0e0f11"
  /// An item on a player's screen.
  case card = "#dfe9fa #233453"
  /// The primary text.
  case ink = "#1b1c1f #f1f1f4"
  /// The secondary text.
  case muted = "#5b5d66 #a9abb5"
  case grid = "#e4e5ea #303238"
  /// The accent color, for the run that is shown.
  case accent = "#0b5fd0 #74adff"
  /// The color of failures.
  case failure = "#c2241b #ff8a80"
  /// The run that it is compared with.
  case before = "#75614f #c2ab93"
  /// A snap point.
  case place = "#b9c6b4 #4b5c48"
  /// The regions beyond the edges of the content.
  case beyond = "#f1ecec #2a2122"
  case tracking = "#e6e7ec #3a3c44"
  case dragging = "#fbe3bb #5c4517"
  case decelerating = "#d3e4fb #1d3f6e"
  case bouncing = "#f9d6d2 #682a26"
  case animating = "#cfeeda #1e4f31"
  /// The cells of a map: unchanged, forward and backward by distance, and off the snap points.
  case stay = "#ececf0 #2e3037"
  case forward1 = "#d5e6fa #1b314e"
  case forward2 = "#a9cdf4 #1f4675"
  case forward3 = "#7db3ec #265b98"
  case forward4 = "#5b9fe3 #2d6cb2"
  case backward1 = "#fae0d4 #452a1e"
  case backward2 = "#f3bda5 #6a3a24"
  case backward3 = "#ea9c7b #854828"
  case backward4 = "#e28760 #9c532c"
  case off = "#ffd75e #6b5500"

  package var light: String { String(rawValue.prefix(7)) }
  package var dark: String { String(rawValue.suffix(7)) }

  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// The name of the style sheet's variable for the tone.
  var variable: String { "--\(self)" }

  /// The declarations of all tones as style sheet variables.
  static func variables(dark: Bool) -> String {
    allCases.map { "\($0.variable):\(dark ? $0.dark : $0.light)" }.joined(separator: ";")
  }
}
