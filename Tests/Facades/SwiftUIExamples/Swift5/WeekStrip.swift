import SwiftUI

/// Days in a strip: a hard flick goes to the next week, anything slower a few days.
public struct WeekStripBehavior: ScrollTargetBehavior {
  let dayWidth: CGFloat
  /// Points per second.
  var flickSpeed: CGFloat = 1100
  var mostDays: CGFloat = 3

  public init(dayWidth: CGFloat, flickSpeed: CGFloat = 1100, mostDays: CGFloat = 3) {
    self.dayWidth = dayWidth
    self.flickSpeed = flickSpeed
    self.mostDays = mostDays
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let week = dayWidth * 7
    let start = context.originalTarget.rect.origin.x
    let speed = context.velocity.dx
    let wanted: CGFloat
    if abs(speed) > flickSpeed {
      let position = start / week
      wanted = (speed > 0 ? floor(position) + 1 : ceil(position) - 1) * week
    } else {
      let days = ((target.rect.origin.x - start) / dayWidth).rounded()
      wanted = start + min(max(days, -mostDays), mostDays) * dayWidth
    }
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let x = min(max(0, wanted), end)
    // Leave the other axis alone unless there is something to do.
    if abs(x - target.rect.origin.x) > 0.5 {
      target.rect.origin.x = x
    }
  }
}
