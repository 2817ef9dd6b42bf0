public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public static let (top, leading, bottom, trailing) = (bit(0), bit(1), bit(2), bit(3))
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
