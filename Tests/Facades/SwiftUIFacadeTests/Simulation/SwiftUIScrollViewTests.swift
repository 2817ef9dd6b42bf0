import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import Testing

@Suite("A scroll view of SwiftUI") @MainActor
struct SwiftUIScrollViewTests {
  @Test("Content that fits follows the finger along the view's axes, and not across them")
  @MainActor func fitting() {
    for axes in [Axis.Set.horizontal, .vertical, [.horizontal, .vertical]] {
      for (axis, own) in [(ScrollAxis.horizontal, Axis.Set.horizontal), (.vertical, .vertical)] {
        var view = SwiftUIScrollView(
          axes, size: CGSize(width: 300, height: 300),
          views: .row(widths: [100], height: 100, spacing: 0), behavior: .viewAligned)
        var (place, trace) = (Vector2D(x: 200, y: 200), ScrollTrace())
        view.touchDown(at: place, time: 0, recording: &trace)
        for sample in 1...5 {
          place[axis] -= 20
          view.touchMove(to: place, time: 16 * Double(sample), recording: &trace)
        }
        #expect((view.contentOffset[axis] > 10) == axes.contains(own), "\(axes), \(axis)")
      }
    }
  }
}
