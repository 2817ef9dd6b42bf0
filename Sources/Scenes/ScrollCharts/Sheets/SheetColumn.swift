/// A column of feel sheets as a table of its own: the values of every gesture, beside each other.
struct SheetColumn: Sendable {
  let title: String
  /// What the values are, with their unit.
  let caption: String

  /// How many items a gesture moves; its cells have the colors of a decision map.
  static let distance = SheetColumn(title: "items", caption: "Items from the one at which the gesture began")
  static let duration = SheetColumn(title: "settle", caption: "The time from the last release to rest, ms")
  static let others = [
    SheetColumn(title: "rest", caption: "The rest offset, pt"),
    SheetColumn(title: "travel", caption: "The travelled distance, pt; there and back counts twice"),
    SheetColumn(title: "over", caption: "How far the view went past its rest offset, pt"),
    SheetColumn(title: "edge", caption: "How far the view was beyond the edges of its range, pt"),
    SheetColumn(title: "turns", caption: "How often the view changed direction"),
    SheetColumn(title: "jerk", caption: "The jump of the velocity at the release, pt/ms"),
    SheetColumn(title: "retarget", caption: "The distance by which the target was rewritten, pt"),
  ]

  /// Returns the value of a line, without decimals from 10 on.
  func value(_ line: FeelSheet.Line) -> String { line.value(inColumn: title).map(Self.short) ?? "-" }

  static func short(_ text: String) -> String {
    guard let number = Double(text), abs(number) >= 10 else { return text }
    return DecimalText.upToThreePlaces(number.rounded())
  }
}
