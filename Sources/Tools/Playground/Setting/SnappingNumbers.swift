import FlowLayoutModel
import Scenes
import Snapping

extension NumberReader {
  /// Reads a snapping: the number of its kind, 1 for the published edition, and the parameters of the kind.
  mutating func snapping() throws(SettingFault) -> SceneSnapping {
    let name: SceneSnapping.Name = choice()
    let edition: SceneSnapping.Edition = flag() ? .published : .corrected
    return SceneSnapping(try name.kind(from: &self), edition: edition)
  }
}

extension NumberReader: SnappingParameters {
  /// The largest number that a parameter takes.
  private static let largest = 1e12
  private static let mostPages = 10_000_000

  /// Reads a parameter that may be missing.
  private mutating func parameter<Value>(_ read: (inout NumberReader) -> Value) throws(SettingFault) -> Value? {
    if takesMissing() { return nil }
    let value = read(&self)
    if let fault { throw .number(fault) }
    return value
  }

  mutating func number(_ key: StaticString, in range: ClosedRange<Double>) throws(SettingFault) -> Double? {
    try parameter { $0.number(range.lowerBound, min(range.upperBound, Self.largest)) }
  }

  mutating func count(_ key: StaticString, from least: Int) throws(SettingFault) -> Int? {
    try parameter { $0.count(least, Self.mostPages) }
  }

  mutating func flag(_ key: StaticString) throws(SettingFault) -> Bool? { try parameter { $0.flag() } }

  mutating func interval(_ key: StaticString, default fallback: Double) throws(SettingFault) -> Double? {
    let interval = try parameter {
      let interval = $0.number(0, 86_400_000)
      if interval > 0 && interval < 1 { $0.reject() }
      return interval
    }
    return interval == 0 ? nil : interval ?? fallback
  }

  mutating func choice<Choice: CaseIterable>(
    _ key: StaticString, of type: Choice.Type
  ) throws(SettingFault) -> Choice? where Choice.AllCases: RandomAccessCollection {
    try parameter { $0.choice() }
  }

  mutating func custom() throws(SettingFault) -> SceneSnapping.Kind {
    let alignment = SnapAlignment(
      anchor: number(0, 1), leadingMargin: optional { $0.signed() }, trailingMargin: optional { $0.signed() })
    let alignsEnds = flag()
    let name: RuleName = choice()
    var rule = try name.rule(from: &self)
    rule.stops = stops()
    if let distance = optional({ $0.size() }) {
      rule.proximity = flag() ? .viewport(distance) : .distance(distance)
    }
    rule.restsInsideOversizedItems = flag()
    rule.maximumPoints = try count("maximumItemsPerFlick", from: 1)
    return .custom(alignment, alignsEnds: alignsEnds, rule: rule)
  }

  /// Reads the items that stop a scroll: −1 for every item, else their number and their indices in ascending order.
  private mutating func stops() -> SnapStops {
    let given = count(-1, Self.mostPages)
    if given < 0 { return .every }
    if given == 0 { return .none }
    var items: [Int] = []
    for _ in 0..<given where fault == nil { items.append(count(items.last ?? 0, Self.mostPages)) }
    return .items(items)
  }
}
