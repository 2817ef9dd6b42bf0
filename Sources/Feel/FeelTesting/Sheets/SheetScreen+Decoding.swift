extension SheetScreen {
  private static let mostNamed = 1000

  static func screens(_ lines: some Sequence<Substring>) throws(DocumentError) -> [SheetScreen] {
    var screens: [SheetScreen] = []
    for line in lines {
      if let size = line.wholeMatch(of: /screen (\S+) x (\S+?)( repeating after (\S+))?/)?.output {
        guard let width = length(size.1), let height = length(size.2), size.4.map({ length($0) != nil }) ?? true else {
          throw DocumentError("has the line \(line.quoted), whose numbers are not lengths")
        }
        screens.append(
          SheetScreen(size: Size2D(width: width, height: height), cards: [], lap: size.4.flatMap { length($0) }))
      } else if let run = line.wholeMatch(of: /cards (\d+)\.\.\.(\d+) from (\S+) every (\S+) long (\S+)/)?.output,
        !screens.isEmpty
      {
        guard let first = Int(run.1), let last = Int(run.2), first <= last, last - first < mostNamed,
          let origin = Double(run.3), let pitch = Double(run.4), abs(origin) < 1e12, abs(pitch) < 1e9,
          let length = length(run.5)
        else { throw DocumentError("has the line \(line.quoted), which names no cards") }
        screens[screens.count - 1].cards.append(
          Cards(
            first: first, count: last - first + 1, origin: DecimalText.thousandth(origin),
            pitch: DecimalText.thousandth(pitch),
            length: length))
      } else {
        throw DocumentError("has the line \(line.quoted), where a screen or cards are expected")
      }
    }
    return screens
  }

  private static func length(_ text: Substring) -> Double? {
    Double(text).flatMap { (0..<1e9).contains($0) ? DecimalText.thousandth($0) : nil }
  }
}
