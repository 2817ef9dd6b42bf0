import Foundation
import Testing
import UIKitFacade

@Suite("UIButton") @MainActor
struct UIButtonTests {
  @Test("The label and the image view show the title and the image of the state, or else the normal ones")
  @MainActor func states() {
    let (normal, selected) = (
      UIImage(simulatedSize: CGSize(width: 10, height: 30)), UIImage(simulatedSize: CGSize(width: 40, height: 30))
    )
    let button = UIButton(type: .custom)
    #expect(button.titleLabel?.text == nil && button.imageView?.image == nil)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Bought", for: .selected)
    button.setImage(normal, for: .normal)
    button.setImage(selected, for: .selected)
    #expect(button.titleLabel?.text == "Buy" && button.imageView?.image === normal)
    let width = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.titleLabel?.text == "Bought" && button.imageView?.image === selected)
    // Three letters more, and an image that is wider by 30 pt.
    #expect(button.intrinsicContentSize.width > width + 30)
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Buy" && button.imageView?.image === normal)
    button.setTitle("Buying", for: .highlighted)
    #expect(button.titleLabel?.text == "Buying")
    button.isHighlighted = false
    button.isEnabled = false
    button.setImage(selected, for: .disabled)
    #expect(button.titleLabel?.text == "Buy" && button.imageView?.image === selected)
    button.isEnabled = true
    button.setImage(nil, for: .normal)
    #expect(button.imageView?.image == nil && button.currentImage == nil)
  }

  @Test("A button of an action shows its title and image, and is as large as they are")
  @MainActor func action() {
    let image = UIImage(simulatedSize: CGSize(width: 10, height: 30))
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy", image: image) { _ in })
    #expect(button.titleLabel?.text == "Buy" && button.imageView?.image === image)
    #expect(button.intrinsicContentSize.width > 10 && button.intrinsicContentSize.height >= 30)
    #expect(UIButton(primaryAction: nil).titleLabel?.text == nil)
  }
}
