#if canImport(UIKit)
  import ScrollPhysics
  import UIKit

  /// A target behavior that asks the layout and the delegate of a real view, in UIKit's order.
  struct AppHook: TargetBehavior {
    let view: UIScrollView

    func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      guard context.reason == .dragEnd else { return }
      let proposed = target
      // A stage is used only on the main actor, and this is called while it is used.
      target = MainActor.assumeIsolated {
        view.show(context.contentOffset)
        view.layoutIfNeeded()
        var point = CGPoint(proposed)
        let velocity = CGPoint(context.velocity)
        if let collection = view as? UICollectionView {
          point = collection.collectionViewLayout.targetContentOffset(
            forProposedContentOffset: point, withScrollingVelocity: velocity)
        }
        view.askDelegate(velocity: velocity, target: &point)
        return Vector2D(point)
      }
    }
  }

  extension UIScrollView {
    /// Puts the content at an offset; UIKit calls `scrollViewDidScroll` if that changes it.
    func show(_ offset: Vector2D) {
      let point = CGPoint(offset)
      if contentOffset != point { setContentOffset(point, animated: false) }
    }
  }

  // The methods of a delegate are optional where there is Objective-C; the facade's have default implementations.
  #if canImport(ObjectiveC)
    extension UIScrollView {
      func askDelegate(velocity: CGPoint, target: inout CGPoint) {
        delegate?.scrollViewWillEndDragging?(self, withVelocity: velocity, targetContentOffset: &target)
      }

      func tellDelegate(_ event: ScrollEvent.Name, willDecelerate: Bool) {
        switch event {
        case .willBeginDragging: delegate?.scrollViewWillBeginDragging?(self)
        case .didEndDragging: delegate?.scrollViewDidEndDragging?(self, willDecelerate: willDecelerate)
        case .willBeginDecelerating: delegate?.scrollViewWillBeginDecelerating?(self)
        case .didEndDecelerating: delegate?.scrollViewDidEndDecelerating?(self)
        case .didEndScrollingAnimation: delegate?.scrollViewDidEndScrollingAnimation?(self)
        case .didScroll, .willEndDragging, .keyframePaced, .keyframeCubic, .keyframeCubicPaced: break
        }
      }
    }
  #else
    extension UIScrollView {
      func askDelegate(velocity: CGPoint, target: inout CGPoint) {
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
      }

      func tellDelegate(_ event: ScrollEvent.Name, willDecelerate: Bool) {
        delegate?.receive(event, decelerates: willDecelerate, of: self)
      }
    }
  #endif
#endif
