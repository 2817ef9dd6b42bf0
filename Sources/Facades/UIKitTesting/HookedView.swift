#if canImport(UIKit)
  import Foundation
  import ScrollPhysics
  import UIKit

  /// A real view, the scroller that simulates its motion, and the objects that live as long as they.
  @MainActor
  final class HookedView {
    private let view: UIScrollView
    private let kept: RetainedObjects
    private(set) var scroller: Scroller<AppHook>
    private let displayScale: Double
    private let frameRate: Double
    private let tuning: ScrollTuning

    init(_ view: UIScrollView, _ kept: RetainedObjects, tuning: ScrollTuning, displayScale: Double?, frameRate: Double)
    {
      (self.view, self.kept, self.tuning, self.frameRate) = (view, kept, tuning, frameRate)
      let traits = Double(view.traitCollection.displayScale)
      self.displayScale = displayScale ?? (traits > 0 ? traits : 2)
      view.layoutIfNeeded()
      scroller = Scroller(
        Self.configuration(of: view, tuning, displayScale: self.displayScale, frameRate: frameRate),
        contentOffset: Vector2D(view.contentOffset), behavior: AppHook(view: view))
    }

    /// Performs an operation on the scroller, and shows it to the app.
    ///
    /// Every frame is simulated also for a trace of outcomes, because the app's code may count the calls.
    func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
      var spare = ScrollTrace()
      trace.recordFully(in: &spare, displayScale: displayScale) { full in
        takeChanges(&full)
        let before = (events: full.events.count, frames: full.frames.count)
        perform(operation, &full)
        show(full, from: before)
        takeChanges(&full)
      }
    }

    private func perform(_ operation: ScrollOperation, _ trace: inout ScrollTrace) {
      switch operation {
      case .release(let release): self.release(release, &trace)
      case .setContentOffset(let offset, let animated):
        scroller.setContentOffset(offset, animated: animated, recording: &trace)
        if !animated { view.show(scroller.contentOffset) }
      case .resize(let size): view.frame.size = CGSize(size)
      default: scroller.perform(operation, recording: &trace)
      }
    }

    /// Shows a drag without a track as its begin and its whole translation, and releases it.
    private func release(_ release: ReleaseState, _ trace: inout ScrollTrace) {
      let (start, end) = (release.dragStartOffset, release.contentOffset)
      if scroller.contentOffset != start {
        var unseen = ScrollTrace(displayScale: displayScale)
        scroller.setContentOffset(start, animated: false, recording: &unseen)
        view.show(scroller.contentOffset)
      }
      view.layoutIfNeeded()
      view.tellDelegate(.willBeginDragging, willDecelerate: false)
      let direction = release.direction
      for axis in ScrollAxis.allCases where direction[axis] * (end[axis] - start[axis]) <= 0 && direction[axis] != 0 {
        // Some delegates infer the direction from the offset, so they need one more `didScroll`.
        var behind = end
        behind[axis] -= direction[axis]
        view.show(scroller.configuration.onPixel(behind))
      }
      view.show(scroller.configuration.onPixel(end))
      view.layoutIfNeeded()
      scroller.release(release, recording: &trace)
    }

    /// Puts the view at each offset of the frames since a position in the trace, and makes the delegate's calls.
    private func show(_ trace: ScrollTrace, from before: (events: Int, frames: Int)) {
      var frame = before.frames
      for event in trace.events[before.events...] {
        guard event.name == .didScroll else {
          view.tellDelegate(event.name, willDecelerate: trace.releases.last?.willDecelerate ?? false)
          continue
        }
        while frame + 1 < trace.frames.count && trace.frames[frame].time < event.time { frame += 1 }
        if frame < trace.frames.count { view.show(trace.contentOffset(trace.frames[frame])) }
        view.layoutIfNeeded()
      }
    }

    /// Gives the scroller what the app has changed in the view.
    private func takeChanges(_ trace: inout ScrollTrace) {
      view.layoutIfNeeded()
      let new = Self.configuration(of: view, tuning, displayScale: displayScale, frameRate: frameRate)
      if new != scroller.configuration { scroller.update(recording: &trace) { $0 = new } }
      let offset = Vector2D(view.contentOffset)
      if scroller.isAtRest && offset != scroller.contentOffset {
        scroller.assignContentOffset(offset, recording: &trace)
      }
    }

    private static func configuration(
      of view: UIScrollView, _ tuning: ScrollTuning, displayScale: Double, frameRate: Double
    ) -> ScrollConfiguration {
      let inset = view.adjustedContentInset
      var configuration = ScrollConfiguration(
        contentSize: Size2D(view.contentSize), boundsSize: Size2D(view.bounds.size),
        contentInset: ContentInset(
          top: Double(inset.top), left: Double(inset.left), bottom: Double(inset.bottom), right: Double(inset.right)))
      configuration.decelerationRate = ScrollPhysics.DecelerationRate(rawValue: Double(view.decelerationRate.rawValue))
      configuration.bounces = view.bounces
      configuration.alwaysBounceHorizontal = view.alwaysBounceHorizontal
      configuration.alwaysBounceVertical = view.alwaysBounceVertical
      configuration.isPagingEnabled = view.isPagingEnabled
      configuration.isDirectionalLockEnabled = view.isDirectionalLockEnabled
      configuration.isScrollEnabled = view.isScrollEnabled
      configuration.layoutDirection =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      (configuration.displayScale, configuration.frameRate, configuration.tuning) = (displayScale, frameRate, tuning)
      return configuration
    }
  }
#endif
