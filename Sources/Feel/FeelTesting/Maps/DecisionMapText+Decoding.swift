extension DecisionMapText {
  /// Decodes a map; an error has the first line that is not valid.
  package static func decode(_ text: String) throws(DocumentError) -> DecisionMap {
    var lines = TextLines(text)
    let first = lines.next()
    if first != Substring(signature) {
      if let first, first.hasPrefix("decision-map ") {
        throw lines.error("is \(first.quoted); this version reads \"\(signature)\": record the map again")
      }
      throw lines.error("must be \"\(signature)\"; record the map again")
    }
    guard let model = RecordedRun.model(lines.next() ?? "") else {
      throw lines.error("must be \"model\" with a whole number; record the map again")
    }
    let name = HeaderName.decode(try lines.value(after: "scene"))
    let from = try lines.value(after: "from").split(separator: " ", maxSplits: 5)
    let offset = from.count == 2 ? from.first : from.count == 5 ? from[3] : nil
    let item = from.count == 5 ? Int(from[1]) : nil
    guard let offset, let start = Double(offset), let axis = from.last, axis == "x" || axis == "y",
      from.count == 2 || (from[0] == "item" && from[2] == "at" && item != nil)
    else { throw lines.error("must be \"from item N at OFFSET x\", or y; record the map again") }
    var (ahead, commits) = (lines, CommitThresholds?.none)
    if ahead.next()?.hasPrefix("commit ") ?? false { commits = try thresholds(try lines.value(after: "commit"), lines) }
    let drags = try range(try lines.value(after: "drag pt"), lines)
    let velocities = try range(try lines.value(after: "velocity pt/ms"), lines)
    let unit: DecisionMap.Unit = try lines.value(after: "cell").hasPrefix("items") ? .items : .points
    // Skips the empty line; the column labels repeat the range of drags.
    _ = lines.next()
    let labels = lines.next()?.split(separator: " ", maxSplits: drags.count).map(String.init) ?? []
    if labels != (0..<drags.count).map({ DecimalText.short(drags[$0]) }) {
      throw lines.error("must be the labels of the \(drags.count) drags \(drags); record the map again")
    }
    let count = drags.count * velocities.count
    if count > DecisionMap.maximumCells {
      throw lines.error(
        "names \(velocities.count) rows of \(drags.count) cells, more than the limit of \(DecisionMap.maximumCells);"
          + " record the map again")
    }
    var cells: [MapCell] = []
    for row in 0..<velocities.count {
      guard let line = lines.next() else {
        throw lines.error(
          "ends before the velocity \(DecimalText.short(velocities[row])); the map is cut short, record it again")
      }
      let words = line.split(separator: " ", maxSplits: drags.count + 1)
      let parsed = words.dropFirst().compactMap(MapCell.init)
      if words.first.map(String.init) != DecimalText.short(velocities[row]) || parsed.count != drags.count
        || parsed.count != words.count - 1
      {
        throw lines.error(
          "must be \(DecimalText.short(velocities[row])) and \(drags.count) cells; record the map again")
      }
      cells += parsed
    }
    if let stray = lines.next(), !stray.isEmpty { throw lines.error("comes after the last row; record the map again") }
    return DecisionMap(
      model: model, name: name, startItem: item, startOffset: start, axis: axis == "x" ? .horizontal : .vertical,
      unit: unit, drags: drags, velocities: velocities, commits: commits, cells: cells)
  }

  private static func range(_ text: String, _ lines: TextLines) throws(DocumentError) -> MapRange {
    do { return try MapRange(text) } catch { throw lines.error(error.message) }
  }

  private static func thresholds(_ text: String, _ lines: TextLines) throws(DocumentError) -> CommitThresholds {
    let words = text.split(maxSplits: 8, whereSeparator: { $0 == " " || $0 == "," })
    guard words.count == 8, words[0] == "drag", words[4] == "velocity",
      [1, 2, 5, 6].allSatisfy({ words[$0] == "none" || GoldenNumber.read(words[$0]) != nil })
    else {
      throw lines.error("must be \"commit drag +A -B pt, velocity +C -D pt/ms\"; record the map again")
    }
    let numbers = [words[1], words[2], words[5], words[6]].map { $0 == "none" ? nil : Double($0).map(abs) }
    return CommitThresholds(
      dragForward: numbers[0], dragBackward: numbers[1], velocityForward: numbers[2], velocityBackward: numbers[3])
  }
}

extension TextLines {
  fileprivate mutating func value(after name: String) throws(DocumentError) -> String {
    guard let line = next(), line.hasPrefix(name + " ") else {
      throw error("must begin with \"\(name) \"; the map is damaged, record it again")
    }
    return String(line.dropFirst(name.count + 1))
  }
}
