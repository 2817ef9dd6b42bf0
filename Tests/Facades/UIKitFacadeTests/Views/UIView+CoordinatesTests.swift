import Foundation
import Testing
import UIKitFacade

@Suite("UIView: coordinates, sizes and touches") @MainActor
struct UIViewCoordinatesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 50, y: 10, width: 100, height: 40))

  init() {
    window.makeKeyAndVisible()
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test("Points are converted up, down and across the hierarchy, and to the window without a view")
  @MainActor func convert() {
    let other = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    window.addSubview(other)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 51, y: 12))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 71, y: 42))
    #expect(inner.convert(point, to: other) == CGPoint(x: 71, y: -58))
    #expect(inner.convert(CGPoint(x: 71, y: 42), from: window) == point)
    #expect(outer.convert(inner.frame, from: outer) == inner.frame)
    #expect(inner.convert(inner.bounds, to: window) == CGRect(x: 70, y: 40, width: 100, height: 40))
  }

  @Test("Scrolled content and transforms count in conversions")
  @MainActor func transforms() {
    outer.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 65, y: 40))
    outer.bounds.origin = .zero
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    #expect(inner.convert(CGPoint(x: 50, y: 20), to: outer) == inner.center)
    let scrolled = UIScrollView(frame: outer.bounds)
    outer.addSubview(scrolled)
    scrolled.contentOffset.x = 120
    #expect(scrolled.convert(CGPoint(x: 130, y: 0), to: outer) == CGPoint(x: 10, y: 0))
  }

  @Test("Flexible parts share a change in proportion to their lengths")
  @MainActor func autoresizing() {
    func width(_ mask: UIView.AutoresizingMask, _ frame: CGRect) -> CGRect {
      let (around, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: frame))
      view.autoresizingMask = mask
      around.addSubview(view)
      around.frame.size = CGSize(width: 200, height: 150)
      return view.frame
    }
    let frame = CGRect(x: 20, y: 10, width: 40, height: 50)
    #expect(width([], frame) == frame)
    #expect(width([.flexibleWidth, .flexibleHeight], frame) == CGRect(x: 20, y: 10, width: 140, height: 100))
    #expect(width([.flexibleLeftMargin], frame).minX == 120)
    #expect(width([.flexibleRightMargin, .flexibleBottomMargin], frame) == frame)
    // The 20 at the left of the 60 that may change.
    #expect(abs(width([.flexibleLeftMargin, .flexibleRightMargin], frame).minX - 53.333) < 0.001)
    // 40 of the 80 that may change.
    #expect(width([.flexibleWidth, .flexibleRightMargin], frame).width == 90)
    #expect(width([.flexibleWidth], CGRect(x: 0, y: 0, width: 0, height: 0)).width == 100)
  }

  @Test("A flexible view follows its superview to an empty size and back")
  @MainActor func vanishing() {
    inner.frame = outer.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.frame.size = .zero
    #expect(inner.frame.size == .zero)
    outer.frame.size = CGSize(width: 80, height: 90)
    #expect(inner.frame == outer.bounds)
  }

  @Test("A touch hits the view in front that takes touches")
  @MainActor func hits() {
    let point = CGPoint(x: 75, y: 45)
    #expect(window.hitTest(point, with: nil) === inner)
    inner.isUserInteractionEnabled = false
    #expect(window.hitTest(point, with: nil) === outer)
    inner.isUserInteractionEnabled = true
    inner.alpha = 0.005
    #expect(window.hitTest(point, with: nil) === outer)
    outer.isHidden = true
    #expect(window.hitTest(CGPoint(x: 400, y: 0), with: nil) == nil)
  }

  @Test("A recogniser belongs to one view, and to none when that is released")
  @MainActor func recognizers() {
    let tap = UITapGestureRecognizer(target: nil, action: Selector("tapped"))
    outer.addGestureRecognizer(tap)
    inner.addGestureRecognizer(tap)
    #expect(outer.gestureRecognizers == [] && inner.gestureRecognizers == [tap] && tap.view === inner)
    inner.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    do {
      let view = UIView()
      view.addGestureRecognizer(tap)
    }
    #expect(tap.view == nil)
  }

  @Test("Views can be inserted in front of and behind others")
  @MainActor func order() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    outer.insertSubview(a, belowSubview: inner)
    outer.insertSubview(b, aboveSubview: a)
    outer.insertSubview(a, aboveSubview: inner)
    outer.insertSubview(c, aboveSubview: UIView())
    #expect(outer.subviews == [b, inner, a, c])
  }

  @Test("Views and their subviews have their window, and get the calls when it changes")
  @MainActor func windows() {
    final class Noting: UIView {
      var log: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) { log.append("window \(newWindow != nil)") }
      override func willMove(toSuperview newSuperview: UIView?) { log.append("superview \(newSuperview != nil)") }
      override func didMoveToWindow() { log.append("in window \(window != nil)") }
      override func didMoveToSuperview() { log.append("in superview \(superview != nil)") }
    }
    let (view, around) = (Noting(), UIView())
    around.addSubview(view)
    #expect(view.log == ["superview true", "in superview true"] && view.window == nil)
    view.log = []
    outer.addSubview(around)
    #expect(view.log == ["window true", "in window true"] && view.window === window)
    view.log = []
    view.removeFromSuperview()
    #expect(view.log == ["window false", "superview false", "in window false", "in superview false"])
  }

  @Test("The tint colour is that of the nearest ancestor that sets one")
  @MainActor func tint() {
    #expect(inner.tintColor == .systemBlue)
    window.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green && outer.tintColor == .red)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test("A view's layer has its geometry, and changes of the layer move the view")
  @MainActor func layers() {
    #expect(inner.layer.frame == inner.frame && inner.layer.position == inner.center)
    inner.layer.position.x = 60
    inner.layer.bounds.size.width = 20
    #expect(inner.frame == CGRect(x: 50, y: 10, width: 20, height: 40))
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    inner.layer.addSublayer(gradient)
    inner.layer.insertSublayer(CALayer(), at: 0)
    #expect(gradient.bounds.size == CGSize(width: 30, height: 40) && gradient.superlayer === inner.layer)
    #expect(inner.layer.sublayers?.last === gradient)
    gradient.removeFromSuperlayer()
    #expect(inner.layer.sublayers?.count == 1)
  }

  @Test("A view has a layer of its layerClass")
  @MainActor func layerClass() {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Sky().layer is CAGradientLayer)
  }

  @Test("A layout pass begins at the outermost view that needs layout")
  @MainActor func pass() {
    final class Counting: UIView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let (around, view) = (Counting(), Counting())
    around.addSubview(view)
    view.layoutIfNeeded()
    #expect(around.passes == 1 && view.passes == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(around.passes == 1 && view.passes == 2)
  }

  @Test("Points are converted with the anchor point of each axis")
  @MainActor func anchor() {
    inner.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    inner.center = CGPoint(x: 100, y: 100)
    #expect(inner.convert(CGPoint(x: 25, y: 30), to: outer) == CGPoint(x: 100, y: 100))
    #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 75, y: 70, width: 100, height: 40))
  }

  @Test("A view that grows shares the growth among its flexible parts, and none gets a negative length")
  @MainActor func shares() {
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    // 50 before it and 100 of its own grow by 60 in proportion; 50 after it stay.
    outer.bounds.size.width = 260
    #expect(inner.frame == CGRect(x: 70, y: 10, width: 140, height: 40))
    let other = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    other.autoresizingMask = .flexibleWidth
    outer.addSubview(other)
    outer.bounds.size.width = 200
    #expect(other.bounds.width == 0)
  }

  @Test("A rectangle is inset on all four sides")
  @MainActor func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
  }
}
