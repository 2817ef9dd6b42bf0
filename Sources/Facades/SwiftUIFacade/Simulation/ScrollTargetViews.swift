/// The views of a target layout: the children of the stack that has `scrollTargetLayout()`.
public struct ScrollTargetViews: Equatable, Sendable {
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The frames of the views, in points of the content.
  public var frames: [CGRect]

  public init(contentSize: CGSize, frames: [CGRect] = []) { (self.contentSize, self.frames) = (contentSize, frames) }

  /// Returns views beside each other, as a stack without padding lays them out.
  public static func row(widths: [CGFloat], height: CGFloat, spacing: CGFloat = 0) -> ScrollTargetViews {
    let column = column(heights: widths, width: height, spacing: spacing)
    func turned(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
    return ScrollTargetViews(
      contentSize: turned(column.contentSize),
      frames: column.frames.map { CGRect(origin: CGPoint(x: $0.minY, y: 0), size: turned($0.size)) })
  }

  /// Returns views below each other, as a stack without padding lays them out.
  public static func column(heights: [CGFloat], width: CGFloat, spacing: CGFloat = 0) -> ScrollTargetViews {
    var (y, frames) = (CGFloat(0), [CGRect]())
    for height in heights {
      frames.append(CGRect(x: 0, y: y, width: width, height: height))
      y += height + spacing
    }
    return ScrollTargetViews(
      contentSize: CGSize(width: width, height: frames.isEmpty ? 0 : max(0, y - spacing)), frames: frames)
  }
}
