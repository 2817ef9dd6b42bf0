/// The text form of a decision map, for terminals and golden `.map` files.
///
///     decision-map 1
///     model 1
///     scene minne
///     from item 4 at 1344 x
///     commit drag +168.5 -168.5 pt, velocity +0.201 -0.201 pt/ms
///     drag pt -504...504/42
///     velocity pt/ms -3...3/0.25
///     cell items from the start item, · for none, ! off a snap point
///
///              -504 -462 …
///           -3   -3   -3 …
///
/// docs/Formats.md describes every line.
public enum DecisionMapText {
  static let signature = "decision-map 1"

  /// Encodes a map.
  /// - Complexity: O(cells).
  public static func encode(_ map: DecisionMap) -> String {
    var text = header(map) + "\n"
    let rows = (0..<map.velocities.count).map { DecimalText.short(map.velocities[$0]) }
    let columns = (0..<map.drags.count).map { DecimalText.short(map.drags[$0]) }
    let margin = (rows.map { $0.unicodeScalars.count }.max() ?? 0) + 2
    let cells = map.cells.map { $0.text }
    let width = 1 + ((columns + cells).map { $0.unicodeScalars.count }.max() ?? 0)
    text += pad("", margin) + columns.map { pad($0, width) }.joined() + "\n"
    for (row, name) in rows.enumerated() {
      text += pad(name, margin)
      for cell in cells[row * columns.count..<(row + 1) * columns.count] { text += pad(cell, width) }
      text += "\n"
    }
    return text
  }

  private static func header(_ map: DecisionMap) -> String {
    var text = "\(signature)\nmodel \(map.model)\nscene \(HeaderName.encode(map.name))\n"
    let start = "\(JSONText.number(map.startOffset)) \(map.axis == .horizontal ? "x" : "y")"
    text += map.startItem.map { "from item \($0) at \(start)\n" } ?? "from \(start)\n"
    if let commits = map.commits { text += "commit \(describe(commits))\n" }
    text += "drag pt \(map.drags.description)\nvelocity pt/ms \(map.velocities.description)\n"
    text +=
      map.unit == .items
      ? "cell items from the start item, · for none, ! off a snap point\n" : "cell points from the start\n"
    return text
  }

  /// Describes thresholds as `drag +168.5 -168.5 pt, velocity +0.201 -0.201 pt/ms`, with `none` for missing ones.
  static func describe(_ commits: CommitThresholds) -> String {
    func number(_ value: Double?, _ sign: String) -> String { value.map { sign + JSONText.number($0) } ?? "none" }
    return "drag \(number(commits.dragForward, "+")) \(number(commits.dragBackward, "-")) pt,"
      + " velocity \(number(commits.velocityForward, "+")) \(number(commits.velocityBackward, "-")) pt/ms"
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.unicodeScalars.count)) + text
  }
}
