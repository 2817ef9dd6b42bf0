/// A panel of a sweep's chart, with a column for each group of a parameter's values.
struct SweepPanel {
  private static let (left, right, top, bottom) = (58.0, 14.0, 30.0, 34.0)
  /// Larger numbers lie at an edge of the panel, as what is not reached does.
  private static let largest = 1e9

  let report: SweepReport
  let box: LabelBox
  let columns: Int

  private var profile: SweepProfile { report.profiles[columns] }
  private var inner: LabelBox {
    LabelBox(
      x: box.x + Self.left, y: box.y + Self.top, width: box.width - Self.left - Self.right,
      height: box.height - Self.top - Self.bottom)
  }
  private var width: Double { inner.width / Double(profile.groups.count) }

  /// Draws what settings with each value came to for a wish: from the lowest to the highest, and the best of them.
  func draw(_ wish: Int, _ asItIs: SweepRow?, _ drawing: inout Drawing) {
    let (wished, inner) = (report.wishes[wish], inner)
    title(wished.heading, &drawing)
    let known = profile.groups.flatMap {
      $0.values.isEmpty ? [] : [$0.values[wish].lowerBound, $0.values[wish].upperBound]
    }
    let now = asItIs.map { $0.values[wish].value }
    let limits = [wished.values.range.lowerBound, wished.values.range.upperBound].filter(\.isFinite)
    let values = PlotScale.span(
      (known + limits + [now, report.best.values[wish].value].compactMap(\.self)).filter { abs($0) <= Self.largest })
    let scale = PlotScale(values, onto: (inner.y + inner.height, inner.y))
    /// A value that nothing reaches lies at the upper edge.
    func y(_ value: Double) -> Double { scale.position(of: min(values.upperBound, max(values.lowerBound, value))) }
    func bar(_ range: ClosedRange<Double>, _ x: Double, _ width: Double, _ paint: ChartPaint, title: String? = nil) {
      let (top, bottom) = (y(range.upperBound), y(range.lowerBound))
      let height = max(1.5, bottom - top)
      drawing.rectangle(
        LabelBox(x: x, y: (top + bottom - height) / 2, width: width, height: height), paint, title: title)
    }
    bar(wished.values.range, inner.x, inner.width, .animating)
    for tick in scale.ticks(4) {
      drawing.line(inner.x, y(tick), inner.x + inner.width, y(tick), .grid)
      let isLong = abs(tick) >= 1e6
      let words = DecimalText.upToThreePlaces(isLong ? tick / 1e6 : tick) + (isLong ? " M" : "")
      drawing.text(words, inner.x - 6, y(tick) + 4, .note, anchor: .end)
    }
    for (index, group) in profile.groups.enumerated() where !group.values.isEmpty {
      let (x, range) = (inner.x + Double(index) * width, group.values[wish])
      let (low, high) = (wished.text(range.lowerBound), wished.text(range.upperBound))
      let words = "\(group.name): " + (low == high ? low : "\(low) to \(high)")
      bar(
        range, x + width * 0.1, width * 0.8, .forward1,
        title: "\(words), in \(group.count) setting\(group.count == 1 ? "" : "s")")
      if let best = group.best?.values[wish].value {
        drawing.line(x + width * 0.1, y(best), x + width * 0.9, y(best), .curve)
      }
    }
    for limit in limits { drawing.line(inner.x, y(limit), inner.x + inner.width, y(limit), .axis) }
    if let now { drawing.line(inner.x, y(now), inner.x + inner.width, y(now), .proposedBefore) }
    let x = inner.x + (Double(profile.group(of: report.best.setting.values[columns])) + 0.5) * width
    drawing.circle(x, y(report.best.values[wish].value), radius: 3.5, .rest)
    names(&drawing)
  }

  /// Draws a cell for each pair of two parameters' values: how far its best setting misses a wish, or all of them.
  func draw(_ wish: Int?, rows: Int, _ drawing: inout Drawing) {
    let (inner, vertical) = (inner, report.profiles[rows])
    title(wish.map { report.wishes[$0].heading } ?? "all wishes", &drawing)
    let height = inner.height / Double(vertical.groups.count)
    for (row, group) in vertical.groups.enumerated() {
      let y = inner.y + inner.height - Double(row + 1) * height
      for (column, name) in profile.groups.map(\.name).enumerated() {
        let cell = LabelBox(x: inner.x + Double(column) * width, y: y, width: width, height: height)
        guard let best = report.best(of: (columns, rows), column: column, row: row) else {
          drawing.rectangle(cell, .stay, title: "\(name), \(group.name): not possible")
          continue
        }
        let miss = wish.map { best.values[$0].miss } ?? best.cost
        let shown = wish.map { [$0] } ?? report.wishes.indices.map { $0 }
        let words = shown.map { SweepText.sentence(report.wishes[$0], best.values[$0]) }.joined(separator: "; ")
        drawing.rectangle(cell, SweepChart.paint(miss), title: "\(name), \(group.name): \(words)")
        // Not by colour alone.
        if miss <= 0 && min(width, height) >= 6 {
          drawing.circle(cell.x + width / 2, y + height / 2, radius: 1.5, .rest)
        }
      }
      let every = max(1, (13 / height).rounded(.up))
      if row % Int(every) == 0 {
        let name = TextWidth.fitted(group.name, to: Self.left - 10)
        drawing.text(name, inner.x - 6, y + height / 2 + 4, .note, anchor: .end)
      }
    }
    let best = report.best.setting.values
    let (column, row) = (profile.group(of: best[columns]), vertical.group(of: best[rows]))
    let y = inner.y + inner.height - Double(row + 1) * height
    drawing.rectangle(LabelBox(x: inner.x + Double(column) * width, y: y, width: width, height: height), .changed)
    names(&drawing, "; up: \(report.shortNames[rows])")
  }

  private func title(_ words: String, _ drawing: inout Drawing) {
    drawing.text(TextWidth.fitted(words, to: inner.width), inner.x, box.y + 20, .text)
  }

  /// Draws the names of the groups below, as many as there is room for, and that of the parameter.
  private func names(_ drawing: inout Drawing, _ suffix: String = "") {
    let names = profile.groups.map(\.name)
    let widest = (names.map { TextWidth.of($0) }.max() ?? 0) + 8
    let y = inner.y + inner.height
    for index in stride(from: 0, to: names.count, by: max(1, Int((widest / width).rounded(.up)))) {
      let name = TextWidth.fitted(names[index], to: inner.width)
      drawing.text(name, inner.x + (Double(index) + 0.5) * width, y + 15, .note, anchor: .middle)
    }
    let words = report.shortNames[columns] + suffix
    drawing.text(TextWidth.fitted(words, to: inner.width), inner.x, y + 30, .note)
  }
}
