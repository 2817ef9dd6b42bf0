extension SheetScreen {
  /// The lines of the screen in a feel sheet.
  ///
  ///     screen 375 x 120
  ///     cards 0...17 from 0 every 120 long 112.5
  var lines: [String] {
    func number(_ value: Double) -> String { DecimalText.upToThreePlaces(value) }
    let lap = lap.map { " repeating after \(number($0))" } ?? ""
    return ["screen \(number(size.width)) x \(number(size.height))\(lap)"]
      + cards.map { cards in
        "cards \(cards.first)...\(cards.first + cards.count - 1) from \(number(cards.origin))"
          + " every \(number(cards.pitch)) long \(number(cards.length))"
      }
  }
}
