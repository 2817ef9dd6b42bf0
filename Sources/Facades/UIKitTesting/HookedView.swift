#if canImport(UIKit)
  import ScrollPhysics
  import UIKit

  /// A real view, the scroller that simulates its motion, and the objects that live as long as they.
  @MainActor final class HookedView {
    private let view: UIScrollView
    private let kept: RetainedObjects
    private(set) var scroller: Scroller<AppHook>

    init(_ view: UIScrollView, _ kept: RetainedObjects, tuning: ScrollTuning, displayScale: Double?, frameRate: Double)
    {
      (self.view, self.kept) = (view, kept)
      view.layoutIfNeeded()
      var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: .zero)
      let traits = Double(view.traitCollection.displayScale)
      configuration.displayScale = displayScale ?? (traits > 0 ? traits : 2)
      (configuration.frameRate, configuration.tuning) = (frameRate, tuning)
      configuration.takeOver(view)
      scroller = Scroller(configuration, contentOffset: Vector2D(view.contentOffset), behavior: AppHook(view: view))
    }

    /// Performs an operation on the scroller and shows each frame to the app, whose code may count the calls.
    func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
      var spare = ScrollTrace()
      trace.recordFully(in: &spare, displayScale: scroller.configuration.displayScale) { full in
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

    /// The page of the only page control of the hierarchy that has so many pages.
    func page(of count: Int) -> Int? {
      var root: UIView = view
      while let above = root.superview { root = above }
      func all(in view: UIView) -> [UIPageControl] {
        (view as? UIPageControl).map { [$0] } ?? view.subviews.flatMap { all(in: $0) }
      }
      let controls = all(in: root).filter { !$0.isHidden && $0.numberOfPages == count }
      return controls.count == 1 ? controls[0].currentPage : nil
    }

    /// Shows a drag without a track as its begin and its whole translation, and releases it.
    private func release(_ release: ReleaseState, _ trace: inout ScrollTrace) {
      let start = release.dragStartOffset
      if scroller.contentOffset != start {
        var unseen = ScrollTrace(displayScale: scroller.configuration.displayScale)
        scroller.setContentOffset(start, animated: false, recording: &unseen)
        view.show(scroller.contentOffset)
      }
      view.layoutIfNeeded()
      view.tellDelegate(.willBeginDragging, willDecelerate: false)
      for offset in release.draggedOffsets { view.show(scroller.configuration.onPixel(offset)) }
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

    private func takeChanges(_ trace: inout ScrollTrace) {
      view.layoutIfNeeded()
      let new = changed(scroller.configuration) { $0.takeOver(view) }
      if new != scroller.configuration { scroller.update(recording: &trace) { $0 = new } }
      let offset = Vector2D(view.contentOffset)
      if scroller.isAtRest && offset != scroller.contentOffset {
        scroller.assignContentOffset(offset, recording: &trace)
      }
    }
  }

  extension ScrollConfiguration {
    @MainActor fileprivate mutating func takeOver(_ view: UIScrollView) {
      let inset = view.adjustedContentInset
      geometry.contentSize = Size2D(view.contentSize)
      geometry.boundsSize = Size2D(view.bounds.size)
      geometry.contentInset = ContentInset(
        top: Double(inset.top), left: Double(inset.left), bottom: Double(inset.bottom), right: Double(inset.right))
      decelerationRate = ScrollPhysics.DecelerationRate(rawValue: Double(view.decelerationRate.rawValue))
      bounces = view.bounces
      (alwaysBounceHorizontal, alwaysBounceVertical) = (view.alwaysBounceHorizontal, view.alwaysBounceVertical)
      (isPagingEnabled, isDirectionalLockEnabled) = (view.isPagingEnabled, view.isDirectionalLockEnabled)
      isScrollEnabled = view.isScrollEnabled
      layoutDirection = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
#endif
