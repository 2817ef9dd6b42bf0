import Foundation
import Testing
import UIKitFacade

@Suite("UIView") @MainActor
struct UIViewTests {
  @Test("The frame is the bounds' size about the centre, and setting one updates the others")
  @MainActor func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    view.center.x = 200
    view.bounds.size.width = 60
    #expect(view.frame == CGRect(x: 170, y: 20, width: 60, height: 40))
    view.layer.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 200, y: 40))
  }

  @Test("A transform changes the frame and not the bounds, and a frame can be set with a transform")
  @MainActor func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 25, y: 10, width: 50, height: 20))
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(view.layer.transform.m11 == 0.5 && view.transform3D.m33 == 1)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 40, height: 40))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("A view has at most one superview, and is found by its tag")
  @MainActor func hierarchy() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    view.tag = 7
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty && second.subviews == [view] && view.superview === second)
    #expect(second.viewWithTag(7) === view && first.viewWithTag(7) == nil)
    let other = UIView()
    second.insertSubview(other, at: 0)
    #expect(second.subviews == [other, view])
    second.bringSubviewToFront(other)
    #expect(second.subviews == [view, other])
    second.sendSubviewToBack(other)
    view.removeFromSuperview()
    #expect(second.subviews == [other] && view.superview == nil && !view.isDescendant(of: second))
  }

  @Test("A subview does not keep its superview alive")
  @MainActor func superview() {
    let view = UIView()
    do {
      let parent = UIView()
      parent.addSubview(view)
    }
    #expect(view.superview == nil)
  }

  @Test("Layout runs once for several reasons, from the outside in, and only where needed")
  @MainActor func layout() {
    let log = LayoutLog()
    let (outer, middle, inner) = (Logged("outer", log), Logged("middle", log), Logged("inner", log))
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(log.names == ["outer", "middle", "inner"])
    outer.layoutIfNeeded()
    inner.setNeedsLayout()
    inner.frame.size.width = 10
    outer.layoutIfNeeded()
    #expect(log.names == ["outer", "middle", "inner", "inner"])
    inner.center.x = 3
    outer.layoutIfNeeded()
    #expect(log.names.count == 4)
    inner.removeFromSuperview()
    outer.layoutIfNeeded()
    #expect(log.names.suffix(1) == ["middle"])
  }

  @Test("Appearance is stored in the layer")
  @MainActor func looks() {
    let view = UIView()
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.backgroundColor = .red
    #expect(view.layer.opacity == 0.5 && view.layer.isHidden && view.layer.masksToBounds)
    #expect(view.layer.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
  }

  @Test("A view that outlives its superview has none")
  @MainActor func orphans() {
    let child = UIView()
    let layout = UICollectionViewFlowLayout()
    var pan: UIPanGestureRecognizer?
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
      let row = UICollectionView(frame: .zero, collectionViewLayout: layout)
      pan = row.panGestureRecognizer
      #expect(layout.collectionView === row && pan?.view === row)
    }
    #expect(child.superview == nil && layout.collectionView == nil && pan?.view == nil)
    UIView().addSubview(child)
    #expect(child.superview == nil)
  }

  @Test("A recognizer stays with its view until that view removes it, and a plain view's transform is the identity")
  @MainActor func recognizersAndTransforms() {
    let (one, two) = (UIView(), UIView())
    let recognizer = UITapGestureRecognizer()
    one.addGestureRecognizer(recognizer)
    two.removeGestureRecognizer(recognizer)
    #expect(recognizer.view === one && one.gestureRecognizers?.count == 1)
    one.removeGestureRecognizer(recognizer)
    #expect(recognizer.view == nil && one.gestureRecognizers?.isEmpty ?? true)
    #expect(CATransform3DIsIdentity(one.transform3D))
    one.transform3D = CATransform3DMakeScale(2, 3, 4)
    #expect(one.transform3D.m11 == 2 && one.transform3D.m22 == 3 && one.transform3D.m33 == 4)
  }

  /// A view whose layer is of no class of layers.
  private final class Odd: UIView {
    override class var layerClass: AnyClass { NSObject.self }
  }

  @Test("A view of another layer class than it can have has a plain layer")
  @MainActor func oddLayer() {
    let view = Odd(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(type(of: view.layer) == CALayer.self && view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.layer.bounds == view.bounds && CATransform3DIsIdentity(view.transform3D))
    #expect(CATransform3DIsIdentity(UIView().transform3D))
  }

  @Test("A gesture recogniser leaves only the view that it is on")
  @MainActor func recognizers() {
    let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    first.addGestureRecognizer(tap)
    second.removeGestureRecognizer(tap)
    #expect(tap.view === first && first.gestureRecognizers == [tap])
    second.addGestureRecognizer(tap)
    #expect(tap.view === second && first.gestureRecognizers == [] && second.gestureRecognizers == [tap])
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil && second.gestureRecognizers == [])
  }
}

@MainActor private final class LayoutLog { var names: [String] = [] }

private final class Logged: UIView {
  private let name: String
  private let log: LayoutLog

  init(_ name: String, _ log: LayoutLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.names.append(name)
  }
}
