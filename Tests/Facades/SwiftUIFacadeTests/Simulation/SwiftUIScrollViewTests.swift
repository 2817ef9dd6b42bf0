import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import Testing

@Suite("A scroll view of SwiftUI") @MainActor
struct SwiftUIScrollViewTests {
  @Test("Rows are columns on their side, and views that overlap by more than their lengths have no content")
  @MainActor func stacks() {
    for (lengths, spacing) in [([100.0, 200, 50], 8.0), ([10, 10], -30), ([], 12), ([40], 7), ([300, 20], -20)] {
      let row = ScrollTargetViews.row(widths: lengths.map { CGFloat($0) }, height: 60, spacing: CGFloat(spacing))
      let column = ScrollTargetViews.column(heights: lengths.map { CGFloat($0) }, width: 60, spacing: CGFloat(spacing))
      let whole = max(0, lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1)))
      #expect(Double(row.contentSize.width) == whole && row.contentSize.height == 60)
      #expect(Double(column.contentSize.height) == whole && column.contentSize.width == 60)
      var start = 0.0
      for (index, length) in lengths.enumerated() {
        #expect(row.frames[index] == CGRect(x: start, y: 0, width: length, height: 60))
        #expect(column.frames[index] == CGRect(x: 0, y: start, width: 60, height: length))
        start += length + spacing
      }
      #expect(row.frames.count == lengths.count && column.frames.count == lengths.count)
    }
  }

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

  @Test("The unit of a page matters only to a view that pages", arguments: [true, false])
  @MainActor func pageUnits(pages: Bool) throws {
    let traces = try [false, true].map { isContainer in
      var model = ScrollTargetModel()
      model.pageUnit = isContainer ? .container : .bounds
      var view = SwiftUIScrollView(
        .horizontal, size: CGSize(width: 375, height: 200),
        contentMargins: EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40), model: model,
        views: .row(widths: [280, 280, 280, 280], height: 200, spacing: 15),
        behavior: pages ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
      return try view.perform(
        .flick(from: Vector2D(x: 300, y: 100), by: Vector2D(x: -60, y: 0), releaseVelocity: 0.7))
    }
    #expect((traces[0] == traces[1]) == !pages)
  }
}
