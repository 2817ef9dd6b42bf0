import SwiftUI

/// Up or down a story with every flick, by the sign of the velocity alone.
public struct StoryPages: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    if context.velocity.dy > 0 {
      target.rect.origin.y = context.originalTarget.rect.maxY
    } else if context.velocity.dy < 0 {
      target.rect.origin.y = context.originalTarget.rect.minY - context.originalTarget.rect.height
    }
  }
}
