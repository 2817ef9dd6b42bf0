import Foundation
import Testing
import UIKitFacade

@Suite("UIImageView") @MainActor
struct UIImageViewTests {
  @Test("An image view ignores touches, however it is made, until its interaction is enabled")
  @MainActor func touches() {
    let views = [UIImageView(), UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIImageView(image: nil)]
    for view in views {
      #expect(!view.isUserInteractionEnabled)
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
      view.isUserInteractionEnabled = true
      #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    }
  }
}
