// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are C's.

extension CGPoint { public func equalTo(_ other: CGPoint) -> Bool { self == other } }

extension CGSize { public func equalTo(_ other: CGSize) -> Bool { self == other } }

extension CGRect { public func equalTo(_ other: CGRect) -> Bool { self == other } }

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The greatest finite `Float`, a usual initial value in searches for a minimum.
public let MAXFLOAT = Float.greatestFiniteMagnitude
