import Foundation

/// The styles of presenting a view controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's default style.
  case automatic = -2
  /// No presentation.
  case none = -1
  /// Covers the screen and removes the views behind.
  case fullScreen = 0
  /// A page-sized sheet.
  case pageSheet
  /// A form-sized sheet.
  case formSheet
  /// Covers the presenting controller's content.
  case currentContext
  /// A custom presentation.
  case custom
  /// Covers the screen and keeps the views behind.
  case overFullScreen
  /// Covers the presenting controller's content and keeps the views behind.
  case overCurrentContext
  /// A popover.
  case popover
}

/// The styles of the transition of a presentation.
///
/// The facade does not show them.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical
  /// The view flips horizontally.
  case flipHorizontal
  /// The views cross-fade.
  case crossDissolve
  /// A corner of the presenting view curls up.
  case partialCurl
}

/// The styles of the status bar.
///
/// The facade has no status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// A style that follows the user interface style.
  case `default`
  /// Light content.
  case lightContent
  /// Dark content.
  case darkContent = 3
}

/// The orientations of the user interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw bits of the orientations.
  public let rawValue: UInt
  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Portrait upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Landscape with the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Landscape with the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations but portrait upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// Creates orientations from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The raw bits of the edges.
  public let rawValue: UInt
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  /// Creates edges from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
