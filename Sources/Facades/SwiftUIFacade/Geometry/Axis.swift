import ScrollPhysics

@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let (horizontal, vertical) = (Set(rawValue: 1 << 0), Set(rawValue: 1 << 1))

    // By the axes of the physics.
    var each: [ScrollAxis] { ScrollAxis.allCases.filter(has) }
    func has(_ axis: ScrollAxis) -> Bool { contains(axis == .horizontal ? .horizontal : .vertical) }
  }
}

extension UnitPoint { subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? x : y } }
