/// A decision map as an SVG: a colored cell for each release, and lines for the commit thresholds.
///
/// Drawn over another map of the same drags and velocities, it outlines the cells that differ. The chart is readable at
/// a width of 800 px, in light and dark appearance, and without scripts. Its bytes are the same on every machine.
public enum MapChart {
  /// Draws a map, over another one to compare with.
  public static func svg(_ map: DecisionMap, over before: DecisionMap? = nil) -> String {
    document(map, over: before).standalone
  }

  static func document(_ map: DecisionMap, over before: DecisionMap?) -> ChartDocument {
    let changed = before.map { changedCells(of: map, since: $0) } ?? [:]
    let frame = MapFrame(map, hasChanges: !changed.isEmpty)
    var drawing = Drawing()
    let title = "Where releases of \(map.name) land"
    drawing.text(TextWidth.fitted(title, to: 720, size: 16), MapFrame.left, 28, .title)
    let words = TextWidth.fitted(subtitle(map, over: before, changed.count), to: 720)
    drawing.text(words, MapFrame.left, 47, .note)
    cells(frame, changed, &drawing)
    commits(frame, over: before, &drawing)
    numbers(frame, changed, &drawing)
    axes(frame, &drawing)
    let end = MapLegend.draw(
      map, top: frame.bottom + 46, hasChanges: !changed.isEmpty,
      hasMovedLines: before?.commits != nil && before?.commits != map.commits, &drawing)
    return ChartDocument(
      title: title, description: description(map, over: before, changed.count), height: end + 14, drawing: drawing)
  }

  /// Returns the cells that differ from another map of the same drags and velocities, with their previous values.
  private static func changedCells(of map: DecisionMap, since before: DecisionMap) -> [Int: MapCell] {
    if !isComparable(map, before) { return [:] }
    var changed: [Int: MapCell] = [:]
    for (index, cell) in before.cells.enumerated() where cell != map.cells[index] { changed[index] = cell }
    return changed
  }

  private static func isComparable(_ map: DecisionMap, _ before: DecisionMap) -> Bool {
    map.drags == before.drags && map.velocities == before.velocities && map.unit == before.unit
  }

  private static func subtitle(_ map: DecisionMap, over before: DecisionMap?, _ changed: Int) -> String {
    let start = DecimalText.upToThreePlaces(map.startOffset)
    let text = map.startItem.map { "from item \($0) at \(start) pt" } ?? "from \(start) pt"
    guard let before else { return text }
    let difference =
      isComparable(map, before)
      ? changed == 0
        ? "no cell differs from \(before.name)" + (map.commits == before.commits ? "" : ", only the thresholds")
        : "outlined: \(changed) of \(map.cells.count) cells differ from \(before.name)"
      : "\(before.name) has other drags or velocities and cannot be laid over it"
    return text + "; " + difference
  }

  private static func description(_ map: DecisionMap, over before: DecisionMap?, _ changed: Int) -> String {
    let unit = map.unit == .items ? "items" : "points"
    var text = "Columns are drag distances in points from \(map.drags.description), rows release velocities in points"
    text +=
      " per millisecond from \(map.velocities.description). A cell says how many \(unit) the rest is from the start."
    if let commits = map.commits {
      func number(_ value: Double?, _ unit: String) -> String {
        value.map { "\(DecimalText.upToThreePlaces($0)) \(unit)" } ?? "nothing on the map"
      }
      text += " To leave the start takes a still drag of \(number(commits.dragForward, "points")) forward or"
      text += " \(number(commits.dragBackward, "points")) backward, or a flick of"
      text += " \(number(commits.velocityForward, "points per millisecond")) forward or"
      text += " \(number(commits.velocityBackward, "points per millisecond")) backward."
    }
    return text + " The map starts " + subtitle(map, over: before, changed) + "."
  }

  private static func cells(_ frame: MapFrame, _ changed: [Int: MapCell], _ drawing: inout Drawing) {
    let map = frame.map
    let largest = MapLegend.largest(map)
    for (index, cell) in map.cells.enumerated() {
      drawing.rectangle(frame.box(index), MapLegend.paint(cell, largest))
    }
    for (index, old) in changed.sorted(by: { $0.key < $1.key }) {
      var box = frame.box(index)
      let inset = min(1.5, box.width / 4, box.height / 4)
      box = LabelBox(x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset)
      drawing.rectangle(box, .changed, title: "\(old.text) before, \(map.cells[index].text) now")
    }
  }

  /// Writes the cells' values; above that of a changed cell, its previous one.
  private static func numbers(_ frame: MapFrame, _ changed: [Int: MapCell], _ drawing: inout Drawing) {
    let map = frame.map
    // A cell that is too small for its number is only colored.
    let widest = map.cells.reduce(0) { max($0, TextWidth.of($1.text)) }
    if frame.width < widest + 4 || frame.height < 13 { return }
    for (index, cell) in map.cells.enumerated() {
      let box = frame.box(index)
      let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
      if let old = changed[index], frame.height >= MapFrame.twoLines {
        drawing.text(old.text, x, y - 3, .cellBefore, anchor: .middle)
        drawing.text(cell.text, x, y + 9, .cellNow, anchor: .middle)
      } else {
        drawing.text(cell.text, x, y + 4, .cell, anchor: .middle)
      }
    }
  }

  /// Draws lines at the commit thresholds, with labels at the edge; where they have changed, with those before.
  private static func commits(_ frame: MapFrame, over before: DecisionMap?, _ drawing: inout Drawing) {
    guard let commits = frame.map.commits else { return }
    let old = before?.commits
    let drags = [(true, -1.0, \CommitThresholds.dragBackward), (true, 1, \.dragForward)]
    for (isDrag, sign, path) in drags + [(false, -1, \.velocityBackward), (false, 1, \.velocityForward)] {
      let (value, was) = (commits[keyPath: path], old?[keyPath: path])
      let isChanged = old != nil && was != value
      func name(_ value: Double?) -> String {
        value.map { (sign < 0 ? "-" : "+") + DecimalText.upToThreePlaces($0) } ?? "none"
      }
      func place(_ value: Double) -> Double? { frame.position(of: sign * value, isDrag: isDrag) }
      func line(_ at: Double, _ paint: ChartPaint) {
        if isDrag { return drawing.line(at, MapFrame.top - 6, at, frame.bottom, paint) }
        drawing.line(MapFrame.left, at, MapFrame.right + 6, at, paint)
      }
      let (now, then) = (value.flatMap(place), isChanged ? was.flatMap(place) : nil)
      if let then, then != now { line(then, .commitBefore) }
      if let now { line(now, .commit) }
      guard let position = now ?? then else { continue }
      let words = name(value) + (value == nil ? "" : isDrag ? " pt" : " pt/ms")
      if isDrag {
        let since = isChanged ? " (was \(name(was)))" : ""
        drawing.text(words + since, position + 4 * sign, MapFrame.top - 10, .text, anchor: sign < 0 ? .end : .start)
        continue
      }
      // Away from zero there is room for a second line.
      drawing.text(words, MapFrame.right + 8, position + (sign < 0 ? (isChanged ? -16 : -2) : 11), .text)
      if isChanged {
        drawing.text("was \(name(was))", MapFrame.right + 8, position + (sign < 0 ? -3 : 24), .commitBeforeText)
      }
    }
  }

  private static func axes(_ frame: MapFrame, _ drawing: inout Drawing) {
    let map = frame.map
    for row in stride(from: 0, to: map.velocities.count, by: max(1, Int((14 / frame.height).rounded(.up)))) {
      let y = MapFrame.top + (Double(row) + 0.5) * frame.height + 4
      drawing.text(DecimalText.short(map.velocities[row]), MapFrame.left - 8, y, .note, anchor: .end)
    }
    let names = (0..<map.drags.count).map { DecimalText.short(map.drags[$0]) }
    let widest = names.reduce(0) { max($0, TextWidth.of($1)) } + 6
    for column in stride(from: 0, to: map.drags.count, by: max(1, Int((widest / frame.width).rounded(.up)))) {
      let x = MapFrame.left + (Double(column) + 0.5) * frame.width
      drawing.text(names[column], x, frame.bottom + 16, .note, anchor: .middle)
    }
    drawing.text("pt/ms", MapFrame.left - 8, MapFrame.top - 10, .note, anchor: .end)
    drawing.text(
      "drag before the release, pt; down the side its velocity, pt/ms", MapFrame.left, frame.bottom + 34, .note)
  }
}
