import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("Pages against a paging scroll view with the whole row") @MainActor
struct PageLandingTests {
  struct Layout: CustomTestStringConvertible, Sendable {
    var spacing: CGFloat = 0
    var isVertical = false
    var isMirrored = false
    var size = CGSize(width: 375, height: 600)
    var testDescription: String {
      "\(isVertical ? "vertical" : "horizontal")\(isMirrored ? " mirrored" : "") \(size.width) + \(spacing)"
    }

    static let all = [
      Layout(), Layout(spacing: 20), Layout(isVertical: true), Layout(spacing: 20, isVertical: true),
      Layout(isMirrored: true), Layout(spacing: 12, isMirrored: true),
      Layout(spacing: 7.3, size: CGSize(width: 320.6, height: 480.2)),
    ]
  }

  /// The part of the axis in page lengths, whatever the window's shifts.
  private func page(_ view: UIScrollView, _ layout: Layout) -> Double {
    let (offset, size) = (view.contentOffset, view.bounds.size)
    return Double(layout.isVertical ? offset.y / size.height : offset.x / size.width)
  }

  @Test("Releases from rest land on the same page, at the ends too", arguments: Layout.all)
  @MainActor func releases(layout: Layout) throws {
    var generator = SeededGenerator(seed: 60)
    var turns = Set<Int>()
    for start in [0, 3, 6] {
      let row = PageRow(
        7, at: start, spacing: layout.spacing, isVertical: layout.isVertical, isMirrored: layout.isMirrored,
        size: layout.size)
      let plain = row.plainView()
      for _ in 0..<60 {
        let gesture = TouchGesture.strokes(1, isVertical: layout.isVertical, pauses: 0...0, using: &generator)
        let before = row.shown
        try row.scrollView.perform(gesture)
        try plain.perform(gesture)
        let slot = Int(page(plain, layout).rounded())
        #expect(row.shown == (layout.isMirrored ? 6 - slot : slot))
        #expect(row.faults() == [])
        turns.insert(row.shown - before)
      }
    }
    #expect(turns.isSuperset(of: [-1, 0, 1]))
  }

  // Pages that do not begin on a pixel rest on the nearest one, counted from the row's begin or from the window's.
  @Test("Frames are the same but for the shifts, with catches in flight", arguments: Layout.all.dropLast())
  @MainActor func frames(layout: Layout) throws {
    var generator = SeededGenerator(seed: 61)
    let axis: ScrollAxis = layout.isVertical ? .vertical : .horizontal
    var (shifts, passed) = (0, 0)
    for _ in 0..<20 {
      let row = PageRow(
        9, at: 4, spacing: layout.spacing, isVertical: layout.isVertical, isMirrored: layout.isMirrored,
        size: layout.size)
      let plain = row.plainView()
      for view in [row.scrollView, plain] {
        // By default, edges decide whether a page turn overshoots, and each page lies at the edge of the window.
        view.simulation.tuning.pageOvershoot = .aboveSpeed
        view.simulation.tuning.pageOvershootSpeed = 100
      }
      let gesture = TouchGesture.strokes(
        4, isVertical: layout.isVertical, pauses: 20...400, longest: 700, using: &generator)
      let step = Double(layout.isVertical ? plain.bounds.height : plain.bounds.width)
      let slot = Double(layout.isMirrored ? 8 - row.shown : row.shown)
      let (own, other) = try (row.scrollView.perform(gesture), plain.perform(gesture))
      #expect(own.frames.count == other.frames.count && own.releases.count == other.releases.count)
      var moved = (slot - 1) * step
      var waiting = own.shifts[...]
      for (index, (frame, expected)) in zip(own.frames, other.frames).enumerated() {
        while let shift = waiting.first, shift.frame <= index {
          moved -= shift.amount[axis]
          waiting.removeFirst()
        }
        // In the frame at which a finger passes a page, the rubber band of the old window still holds.
        let isPassing = waiting.first.map { $0.frame == index + 1 && frame.phase == .dragging } ?? false
        if isPassing { passed += 1 }
        #expect(frame.time == expected.time && frame.phase == expected.phase)
        if isPassing { continue }
        #expect(abs(frame.position[axis] + moved - expected.position[axis]) < 1e-9, "frame \(index)")
      }
      shifts += own.shifts.count
      #expect(Int(page(plain, layout).rounded()) == (layout.isMirrored ? 8 - row.shown : row.shown))
      #expect(row.faults() == [])
    }
    #expect(shifts > 20 && passed > 0)
  }
}
