public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }

public enum VerticalAlignment: Hashable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  private static func at(_ x: HorizontalAlignment, _ y: VerticalAlignment) -> Self { Self(horizontal: x, vertical: y) }
  public static let (topLeading, top, topTrailing) = (at(.leading, .top), at(.center, .top), at(.trailing, .top))
  public static let (leading, center, trailing) = (at(.leading, .center), at(.center, .center), at(.trailing, .center))
  public static let (bottomLeading, bottom) = (at(.leading, .bottom), at(.center, .bottom))
  public static let bottomTrailing = at(.trailing, .bottom)
}
