import SwiftUI

/// Rests where a row begins; rows have heights of their own.
public struct RowSnap<Rows: RandomAccessCollection>: ScrollTargetBehavior where Rows.Element == CGFloat {
  let heights: Rows
  var spacing: CGFloat = 0

  public init(heights: Rows, spacing: CGFloat = 0) {
    self.heights = heights
    self.spacing = spacing
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var starts: [CGFloat] = []
    var y: CGFloat = 0
    for height in heights {
      starts.append(y)
      y += height + spacing
    }
    let proposed = target.rect.minY
    guard let nearest = starts.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }
    target.rect.origin.y = nearest
  }
}
