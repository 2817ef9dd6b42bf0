/// The views of a target layout: the children of the stack that has `scrollTargetLayout()`.
public struct ScrollTargetViews: Equatable, Sendable {
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The frames of the views, in points of the content.
  public var frames: [CGRect]

  public init(contentSize: CGSize, frames: [CGRect] = []) {
    self.contentSize = contentSize
    self.frames = frames
  }

  /// Returns views beside each other, as a stack without padding lays them out.
  public static func row(widths: [CGFloat], height: CGFloat, spacing: CGFloat = 0) -> ScrollTargetViews {
    var (x, frames) = (CGFloat(0), [CGRect]())
    for width in widths {
      frames.append(CGRect(x: x, y: 0, width: width, height: height))
      x += width + spacing
    }
    return ScrollTargetViews(
      contentSize: CGSize(width: frames.isEmpty ? 0 : max(0, x - spacing), height: height), frames: frames)
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
