import Foundation
import Testing
import UIKitFacade

/// What outlives a view knows that the view is gone.
@Suite("Objects whose view is released") @MainActor
struct ReleaseTests {
  @Test("A layout has no view any more, unless another view has taken it over")
  func layouts() {
    let layout = UICollectionViewFlowLayout()
    var first: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === first)
    let second = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === second)
    first = nil
    #expect(layout.collectionView === second)
    let other = UICollectionViewFlowLayout()
    first = UICollectionView(frame: .zero, collectionViewLayout: other)
    first = nil
    #expect(other.collectionView == nil)
    other.itemSize.width = 70
    #expect(other.collectionViewContentSize == .zero)
  }

  @Test("A recogniser, a layer and a subview keep their values and have no view")
  func parts() {
    var view: UIScrollView? = UIScrollView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let (pan, layer, subview, tap) = (view?.panGestureRecognizer, view?.layer, UIView(), UITapGestureRecognizer())
    view?.addSubview(subview)
    view?.addGestureRecognizer(tap)
    #expect(pan?.view === view && tap.view === view && subview.superview === view)
    layer?.bounds.size.width = 50
    view = nil
    #expect(pan?.view == nil && tap.view == nil && subview.superview == nil)
    pan?.isEnabled = false
    #expect(layer?.bounds == CGRect(x: 0, y: 0, width: 50, height: 40) || layer?.bounds.width == 50)
    layer?.position = CGPoint(x: 7, y: 8)
    #expect(layer?.position == CGPoint(x: 7, y: 8))
  }

  @Test("A view outlives its controller, and then has no next responder")
  func controllers() {
    var controller: UIViewController? = UIViewController()
    let view = controller?.view
    #expect(view?.next === controller)
    controller = nil
    #expect(view?.next == nil)
    view?.setNeedsLayout()
    view?.layoutIfNeeded()
  }

  @Test("A view's next responder is its controller or else its superview, and a controller's is around its view")
  func responders() {
    let (window, parent, child) = (UIWindow(frame: .zero), UIViewController(), UIViewController())
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    #expect(child.next === parent)
    parent.view.addSubview(child.view)
    #expect(child.view.next === child && child.next === parent.view && parent.view.next === parent)
    #expect(parent.next === window)
    let other = UIView()
    child.view = other
    #expect(other.next === child)
    let replaced = child.view
    child.view = UIView()
    #expect(replaced?.next == nil && child.isViewLoaded)
  }

  @Test("The constants of a simulation are read back")
  func simulation() {
    let view = UIScrollView()
    var simulation = view.simulation
    (simulation.displayScale, simulation.frameRate, simulation.step) = (3, 120, 0.5)
    simulation.tuning.panSlop += 1
    #expect(view.simulation != simulation)
    view.simulation = simulation
    #expect(view.simulation == simulation)
    #expect((view.simulation.displayScale, view.simulation.frameRate, view.simulation.step) == (3, 120, 0.5))
  }
}
