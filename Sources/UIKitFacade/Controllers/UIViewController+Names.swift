import Foundation

/// How a controller is presented over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// Over everything, what is below being gone.
  case fullScreen = 0
  /// On a page.
  case pageSheet
  /// On a smaller page.
  case formSheet
  /// In the place of the one that presents.
  case currentContext
  /// As the controller says.
  case custom
  /// Over everything, what is below being still there.
  case overFullScreen
  /// Over the one that presents.
  case overCurrentContext
  /// In a bubble.
  case popover
}

/// How a presented controller comes in; nothing is seen of it.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// Turning over.
  case flipHorizontal
  /// Fading in.
  case crossDissolve
  /// From below a page that curls.
  case partialCurl
}

/// The colours of a status bar; there is none.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the appearance asks.
  case `default`
  /// White.
  case lightContent
  /// Black.
  case darkContent = 3
}

/// How a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Any way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// Creates orientations from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  /// Creates edges from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
