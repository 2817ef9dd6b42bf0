#if canImport(UIKit)
  import Foundation
  import ScrollPhysics
  import UIKit

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
