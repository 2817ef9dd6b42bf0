// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// name: type UIViewController
// files: 11
import UIKit

open class CardsController: UIViewController {
  private let cards: [String]

  public init(cards: [String]) {
    self.cards = cards
    super.init(nibName: nil, bundle: nil)
    title = "Cards"
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override func loadView() {
    view = UIView()
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  open override var prefersStatusBarHidden: Bool { return true }

  func show(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    present(child, animated: true, completion: nil)
    dismiss(animated: true)
    child.willMove(toParent: nil)
    child.removeFromParent()
    let _: UIViewController? = parent ?? presentingViewController
    let _: UIView? = viewIfLoaded
  }
}
