extension SheetMotion {
  /// The word before the points at which the view has its next size.
  private static let resized = "resized"

  /// The text of the motion: each phase, then its points as `TIME:OFFSET`.
  ///
  ///     tracking 0:960 dragging 66.7:961 480:1008 decelerating 496.7:1009.5 … idle 953.4:960
  var text: String {
    var words: [String] = []
    var (phase, screen) = (ScrollViewPhase?.none, 0)
    for point in points {
      while screen < point.screen {
        words.append(Self.resized)
        (phase, screen) = (nil, screen + 1)
      }
      if point.phase != phase { words.append(point.phase.rawValue) }
      phase = point.phase
      words.append(DecimalText.upToThreePlaces(point.time) + ":" + DecimalText.upToThreePlaces(point.offset))
    }
    return words.joined(separator: " ")
  }

  init(_ text: Substring, screens: Int) throws(DocumentError) {
    points = []
    var (phase, screen) = (ScrollViewPhase?.none, 0)
    for word in text.split(separator: " ") {
      if let next = ScrollViewPhase(rawValue: String(word)) {
        phase = next
        continue
      }
      if word == Self.resized {
        (phase, screen) = (nil, screen + 1)
        if screen < screens { continue }
        throw DocumentError("is resized more often than it has sizes")
      }
      let parts = word.split(separator: ":", maxSplits: 1).compactMap { Double($0) }
      guard let phase, parts.count == 2, parts.allSatisfy({ abs($0) < 1e12 }) else {
        throw DocumentError("has \(word.quoted) where a phase or TIME:OFFSET is expected")
      }
      if let last = points.last, parts[0] < last.time { throw DocumentError("goes back in time at \(word.quoted)") }
      points.append(Point(time: Self.tenth(parts[0]), offset: Self.tenth(parts[1]), phase: phase, screen: screen))
    }
    if points.isEmpty { throw DocumentError("has no points") }
  }
}
