import UIKit

/// A window that tells the controller of every touch, also of those before a drag is recognised.
open class MeasuringWindow: UIWindow {
  open override func sendEvent(_ event: UIEvent) {
    if let controller = rootViewController as? MeasuringController {
      for touch in event.allTouches ?? [] where touch.phase != .stationary {
        let location = touch.location(in: self)
        // Taps on the button are no part of a trial.
        if controller.scrollView.frame.contains(location) {
          controller.logTouch(at: location, time: touch.timestamp, begins: touch.phase == .began)
        }
      }
    }
    super.sendEvent(event)
  }
}
