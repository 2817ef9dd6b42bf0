import SwiftUI

/// Watches how fast the list is pulled, and leaves it alone.
public struct PullToSearch: ScrollTargetBehavior {
  var report: @MainActor (CGFloat) -> Void

  public init(report: @escaping @MainActor (CGFloat) -> Void) {
    self.report = report
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let speed = context.velocity.dy
    guard speed < -1.5 else { return }
    let report = report
    DispatchQueue.main.async { report(speed) }
  }
}
