import Foundation
import Testing
import UIKitFacade

/// Layouts are computed once for equal numbers, so every number on which a layout depends must tell two layouts apart.
@Suite("Constraint signatures") @MainActor
struct ConstraintSignatureTests {
  /// The numbers of a hierarchy: a scroll view with a content view, and a bar beside it.
  private struct Numbers {
    var size = CGSize(width: 300, height: 400)
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var origin = CGPoint.zero
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var constant: CGFloat = 10
    var multiplier: CGFloat = 0.5
    var priority = UILayoutPriority(700)
    var relation = NSLayoutConstraint.Relation.equal
    var attribute = NSLayoutConstraint.Attribute.top
    var contentSize = CGSize(width: 500, height: 200)
    var box = CGRect(x: 5, y: 6, width: 40, height: 30)
    var barFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    var isBarInScrollView = false
    var usesFrameGuide = false
    var usesMarginsGuide = false
    var leavesOutWidth = false
    var keepsBarsFrame = false
    var forgetsBox = false
  }

  private static let changes: [(name: String, change: @Sendable (inout Numbers) -> Void)] = [
    ("nothing", { _ in }), ("size", { $0.size.width = 320 }), ("margins", { $0.margins.left = 20 }),
    ("origin", { $0.origin = CGPoint(x: 7, y: 9) }), ("anchor", { $0.anchor = CGPoint(x: 0, y: 1) }),
    ("constant", { $0.constant = 12 }), ("multiplier", { $0.multiplier = 0.25 }),
    ("priority", { $0.priority = UILayoutPriority(200) }), ("relation", { $0.relation = .greaterThanOrEqual }),
    ("attribute", { $0.attribute = .bottom }), ("content size", { $0.contentSize.width = 600 }),
    ("box", { $0.box.origin.x = 15 }), ("size of the box", { $0.box.size.height = 50 }),
    ("frame of the bar", { $0.barFrame.size.height = 90 }), ("superview", { $0.isBarInScrollView = true }),
    ("frame guide", { $0.usesFrameGuide = true }), ("margins guide", { $0.usesMarginsGuide = true }),
    ("number of constraints", { $0.leavesOutWidth = true }), ("autoresizing", { $0.keepsBarsFrame = true }),
    ("item that is gone", { $0.forgetsBox = true }),
  ]

  /// Lays out a hierarchy, and returns the frames of its views and the size of the content.
  private func layOut(_ numbers: Numbers, solving: Bool) -> [CGRect] {
    let root = UIView(frame: CGRect(origin: .zero, size: numbers.size))
    let (scrollView, content, bar) = (UIScrollView(), UIView(), UIView(frame: numbers.barFrame))
    var box: UIView? = UIView(frame: numbers.box)
    root.layoutMargins = numbers.margins
    root.bounds.origin = numbers.origin
    bar.layer.anchorPoint = numbers.anchor
    scrollView.contentSize = numbers.contentSize
    for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    bar.translatesAutoresizingMaskIntoConstraints = numbers.keepsBarsFrame
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    box.map(root.addSubview)
    (numbers.isBarInScrollView ? scrollView : root).addSubview(bar)
    let top: UIView = numbers.isBarInScrollView ? scrollView : root
    let beside = NSLayoutConstraint(
      item: bar, attribute: .top, relatedBy: numbers.relation, toItem: box, attribute: numbers.attribute,
      multiplier: 1, constant: numbers.constant)
    beside.priority = numbers.priority
    let wide = bar.widthAnchor.constraint(equalTo: top.widthAnchor, multiplier: numbers.multiplier)
    wide.priority = UILayoutPriority(900)
    let low = bar.topAnchor.constraint(equalTo: top.topAnchor, constant: 3)
    low.priority = UILayoutPriority(500)
    let leading =
      numbers.usesMarginsGuide ? root.layoutMarginsGuide.leadingAnchor : root.leadingAnchor
    let inside =
      numbers.usesFrameGuide ? scrollView.frameLayoutGuide.widthAnchor : scrollView.contentLayoutGuide.widthAnchor
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: leading), scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.heightAnchor.constraint(equalToConstant: 120), content.widthAnchor.constraint(equalTo: inside),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor), beside, low,
    ])
    if !numbers.leavesOutWidth { wide.isActive = true }
    if numbers.forgetsBox {
      box?.removeFromSuperview()
      box = nil
    }
    // A guide that nothing refers to keeps the solver from using what it knows.
    if solving { root.addLayoutGuide(UILayoutGuide()) }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return [scrollView.frame, content.frame, bar.frame, CGRect(origin: .zero, size: scrollView.contentSize)]
  }

  @Test("A known layout equals the solved one, and depends on each number")
  @MainActor func numbers() {
    let plain = layOut(Numbers(), solving: true)
    var telling = 0
    for round in 0..<2 {
      for (name, change) in Self.changes {
        var numbers = Numbers()
        change(&numbers)
        let solved = layOut(numbers, solving: true)
        #expect(layOut(numbers, solving: false) == solved, "\(name), round \(round)")
        if solved != plain { telling += 1 }
      }
    }
    // Some changes move nothing here, such as a number of a view whose place other constraints decide.
    #expect(telling >= 2 * 12, "\(telling)")
  }

  @Test("Contradictions are reported in each layout")
  @MainActor func contradictions() {
    for _ in 0..<2 {
      let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let wrong = view.widthAnchor.constraint(equalToConstant: 50)
      NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 40), wrong])
      root.layoutIfNeeded()
      #expect(view.frame.width == 40 && root.brokenConstraints.count == 1 && root.brokenConstraints.first === wrong)
    }
  }
}
