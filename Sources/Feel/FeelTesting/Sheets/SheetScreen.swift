/// What a player needs to draw the view of a feel sheet in one of its sizes: the size and the cards.
package struct SheetScreen: Hashable, Sendable {
  /// A number of adjacent cards at equal distances.
  package struct Cards: Hashable, Sendable {
    package var first: Int
    package var count: Int
    /// Where the first card begins along the axis, in points of the content.
    package var origin: Double
    /// The distance from a card to the next one, negative in a right-to-left row.
    package var pitch: Double
    package var length: Double
  }

  package var size: Size2D
  package var cards: [Cards]
  /// The distance after which an endless row repeats, in points; nil for a row with ends.
  package var lap: Double?

  init(size: Size2D, cards: [Cards], lap: Double? = nil) { (self.size, self.cards, self.lap) = (size, cards, lap) }

  /// Returns where a card begins along the axis, in points of the content; nil for one that is not kept.
  func origin(ofCard index: Int) -> Double? {
    cards.first { $0.first <= index && index < $0.first + $0.count }.map {
      $0.origin + Double(index - $0.first) * $0.pitch
    }
  }

  /// The most cards that are kept near the start item, and at the start of the row; others are left out.
  private static let (near, leading) = (48, 12)
  /// The part of a card's distance to the next one that stays empty where lengths are not known.
  private static let gap = 1.0 / 16

  /// Creates the screen of a view in a configuration, with the cards near the item at which gestures begin.
  init(_ subject: some AuditableView, _ configuration: ScrollConfiguration, _ axis: ScrollAxis, near start: Int) {
    size = configuration.geometry.boundsSize
    let items = subject.items(in: configuration)
    lap = items.lapLength
    let first = max(0, min(start - Self.near / 2, items.count - Self.near))
    let shown = [0..<min(first, Self.leading), first..<min(items.count, first + Self.near)]
    cards = shown.filter { !$0.isEmpty }.flatMap { shown in
      let offsets = shown.compactMap { items.contentOffset(ofItem: $0)?[axis] }
      let range = configuration.geometry.minimumOffset(axis)...configuration.geometry.maximumOffset(axis)
      return Self.joined(
        Self.extents(subject, configuration, axis, shown) ?? Self.guessed(offsets, in: range), from: shown.lowerBound)
    }
  }

  /// Returns the intervals of cards that the view under test reports in this size; nil if it reports none.
  private static func extents(
    _ subject: some AuditableView, _ configuration: ScrollConfiguration, _ axis: ScrollAxis, _ shown: Range<Int>
  ) -> [(origin: Double, length: Double)]? {
    let length = configuration.geometry.boundsSize[axis]
    let hasLength = subject.makeView().configuration.geometry.boundsSize[axis] == length
    let sized = hasLength ? subject : try? subject.variant(.boundsLength(length))
    return sized?.extents(ofItems: shown)?.map { ($0.lowerBound, $0.upperBound - $0.lowerBound) }
  }

  /// Returns cards that begin where their items rest, and go on in a row where several rest at the end of the range.
  private static func guessed(
    _ offsets: [Double], in range: ClosedRange<Double>
  ) -> [(origin: Double, length: Double)] {
    guard let first = offsets.first, let last = offsets.last else { return [] }
    let end = last < first ? range.lowerBound : range.upperBound
    let rests = offsets.prefix { abs($0 - end) > 1 }
    let distances = zip(rests, rests.dropFirst()).map { $1 - $0 }
    guard let distance = distances.last ?? [last - first].first(where: { $0 != 0 }) else { return [] }
    var cards = zip(rests, distances).map { (origin: $0, length: abs($1) * (1 - gap)) }
    // From the last item that rests before the end on, cards are as far apart as those before.
    let start = rests.last ?? first
    for index in 0..<offsets.count - cards.count {
      cards.append((start + Double(index) * distance, abs(distance) * (1 - gap)))
    }
    return cards
  }

  /// Joins cards of one length at equal distances.
  private static func joined(_ cards: [(origin: Double, length: Double)], from first: Int) -> [Cards] {
    var runs: [Cards] = []
    for (index, card) in cards.enumerated() {
      let (origin, length) = (DecimalText.thousandth(card.origin), DecimalText.thousandth(card.length))
      if var run = runs.last, run.length == length {
        if run.count == 1 { run.pitch = DecimalText.thousandth(origin - run.origin) }
        if DecimalText.thousandth(run.origin + Double(run.count) * run.pitch) == origin {
          run.count += 1
          runs[runs.count - 1] = run
          continue
        }
      }
      runs.append(Cards(first: first + index, count: 1, origin: origin, pitch: length, length: length))
    }
    return runs
  }
}
