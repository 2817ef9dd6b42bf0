import Foundation

/// The CSV form of a gesture: `t_ms,x_pt,y_pt,phase`, one sample per line.
package enum GestureCSV {
  package static let header = "t_ms,x_pt,y_pt,phase"

  /// Decodes a gesture from CSV; an error has the line.
  package static func decode(_ data: Data, name: String) throws(DocumentError) -> TouchGesture {
    var samples: [TouchSample] = []
    var lines: [Int] = []
    try forEachSample(data) { sample, line throws(DocumentError) in
      if samples.count == TouchGesture.maximumSampleCount {
        throw DocumentError(
          at: "line \(line)", "exceeds the limit of \(TouchGesture.maximumSampleCount) samples: split the recording")
      }
      samples.append(sample)
      lines.append(line)
    }
    let gesture = TouchGesture(name: name, provenance: .recorded, samples: samples)
    try gesture.validate { sample, _ in "line \(sample.map { lines[$0] } ?? lines.last ?? 1)" }
    return gesture
  }

  /// Encodes a gesture's samples as CSV; its name, actions and reported figures are not part of the form.
  package static func encode(_ gesture: TouchGesture) -> String {
    var text = header + "\n"
    for sample in gesture.samples {
      let numbers = [sample.time, sample.location.x, sample.location.y].map(JSONText.number).joined(separator: ",")
      text += "\(numbers),\(sample.phase.rawValue)\n"
    }
    return text
  }

  /// Visits the samples with their line numbers; does not check whether they form a valid gesture.
  static func forEachSample(
    _ data: Data, _ visit: (TouchSample, Int) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    var lines = TextLines(data)
    while let text = try lines.nextRecorded() {
      if lines.number == 1 {
        let first = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        if first != header { throw lines.error("must be the header \"\(header)\"") }
        continue
      }
      if !text.isEmpty { try visit(try sample(text, lines), lines.number) }
    }
  }

  private static func sample(_ text: String, _ lines: TextLines) throws(DocumentError) -> TouchSample {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    if fields.count != 4 {
      throw lines.error("has \(fields.count) fields; it needs the four of \"\(header)\"")
    }
    var numbers: [Double] = []
    for index in 0..<3 {
      guard let value = Double(fields[index]), value.isFinite else {
        let column = header.split(separator: ",")[index]
        throw lines.error("\(column) must be a finite number, not \(fields[index].quoted)")
      }
      numbers.append(value)
    }
    guard let phase = TouchSample.Phase(rawValue: String(fields[3])) else {
      let known = TouchSample.Phase.allCases.map(\.rawValue)
      throw lines.error(
        "phase must be one of \(known.joined(separator: ", ")), not \(fields[3].quoted)"
          + Suggestion.text(for: String(fields[3]), among: known))
    }
    return TouchSample(time: numbers[0], location: Vector2D(x: numbers[1], y: numbers[2]), phase: phase)
  }
}
