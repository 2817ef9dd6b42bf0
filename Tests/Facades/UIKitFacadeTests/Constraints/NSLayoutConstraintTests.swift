import Foundation
import Testing
import UIKitFacade

@Suite("NSLayoutConstraint") @MainActor
struct NSLayoutConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func laidOut(_ view: UIView, _ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test("Constraints to edges apply with their constants, also after a resize")
  @MainActor func edges() {
    let view = add()
    let frame = laidOut(
      view,
      [
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
        view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      ])
    #expect(frame == CGRect(x: 20, y: 10, width: 250, height: 382))
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(view.frame.width == 450)
  }

  @Test("Constraints to centres, sides and with multipliers apply")
  @MainActor func sizes() {
    let view = add()
    let frame = laidOut(
      view,
      [
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -50),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      ])
    #expect(frame == CGRect(x: 70, y: 130, width: 160, height: 40))
    let old = add()
    let item = NSLayoutConstraint(
      item: old, attribute: .right, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0.5, constant: 0)
    #expect(laidOut(old, [item, old.widthAnchor.constraint(equalToConstant: 40)]).minX == 110)
  }

  @Test("Constraints apply across levels of the hierarchy")
  @MainActor func nested() {
    let (outer, other) = (add(), add())
    let inner = add(to: outer)
    let frame = laidOut(
      inner,
      [
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        // As large as what is in it.
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
        inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 30),
        other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 1),
      ])
    #expect(frame == CGRect(x: 10, y: 10, width: 50, height: 30))
    #expect(outer.frame == CGRect(x: 15, y: 5, width: 70, height: 50) && other.frame.minX == 76)
  }

  @Test("The higher priority wins, and inequalities hold")
  @MainActor func priorities() {
    let view = add()
    let wide = view.widthAnchor.constraint(equalToConstant: 280)
    wide.priority = .defaultHigh
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    #expect(laidOut(view, [wide, limit, view.leadingAnchor.constraint(equalTo: root.leadingAnchor)]).width == 200)
    limit.isActive = false
    #expect(laidOut(view, []).width == 280 && !limit.isActive)
    wide.constant = 120
    #expect(laidOut(view, []).width == 120)
    let least = view.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.5)
    #expect(laidOut(view, [least]).width == 150)
  }

  @Test("Of two contradicting constraints, the later is ignored")
  @MainActor func contradictions() {
    let view = add()
    let both = [view.widthAnchor.constraint(equalToConstant: 40), view.widthAnchor.constraint(equalToConstant: 90)]
    #expect(laidOut(view, both).width == 40)
  }

  @Test("A label is as large as its text unless constraints change that, and other views make room")
  @MainActor func labels() {
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "four"
    button.setTitle("OK", for: .normal)
    _ = (add(label), add(button))
    let row = [
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: root.topAnchor), button.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    #expect(laidOut(label, row).size == CGSize(width: 34, height: 20.5) && button.frame.minX == 44)
    label.text = "eighteight"
    #expect(laidOut(label, []).width == 85 && button.frame.minX == 95)
    label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    _ = laidOut(button, [button.trailingAnchor.constraint(equalTo: root.trailingAnchor)])
    #expect(button.frame.width == 17 && label.frame.width == 273)
  }

  @Test("A label of several lines has the height for its width")
  @MainActor func lines() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 20)
    _ = add(label)
    let frame = laidOut(
      label,
      [
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    // 850 pt of letters in lines of 300 pt.
    #expect(frame == CGRect(x: 0, y: 0, width: 300, height: 61))
  }

  @Test("Inside a scroll view, constraints to its edges set the content size")
  @MainActor func scrollView() {
    let scrollView = UIScrollView()
    _ = add(scrollView)
    let content = add(to: scrollView)
    let frame = laidOut(
      content,
      [
        scrollView.topAnchor.constraint(equalTo: root.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
        content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
        content.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: 3),
      ])
    #expect(frame == CGRect(x: 16, y: 0, width: 900, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 932, height: 400))
    scrollView.contentOffset.x = 200
    root.frame.size = CGSize(width: 400, height: 300)
    root.layoutIfNeeded()
    #expect(content.frame.size == CGSize(width: 1200, height: 300) && scrollView.contentOffset.x == 200)
  }

  @Test("A layout guide is placed like a view")
  @MainActor func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = add()
    _ = laidOut(
      view,
      [
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
        guide.widthAnchor.constraint(equalToConstant: 100),
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      ])
    #expect(guide.layoutFrame.minX == 40 && guide.layoutFrame.width == 100 && view.center.x == 90)
    // Along an axis without constraints it stays where it was.
    #expect(guide.layoutFrame.minY == 0 && guide.layoutFrame.height == 0)
  }

  @Test("A guide's frame is in the coordinates of its view, also of one that has scrolled")
  @MainActor func guidesOfSubviews() {
    let scrollView = UIScrollView(frame: CGRect(x: 30, y: 50, width: 200, height: 100))
    scrollView.contentSize = CGSize(width: 900, height: 100)
    scrollView.contentOffset.x = 70
    root.addSubview(scrollView)
    let guide = UILayoutGuide()
    scrollView.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 45),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 58),
      guide.widthAnchor.constraint(equalToConstant: 20), guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 85, y: 8, width: 20, height: 10), "\(guide.layoutFrame)")
  }

  @Test("A view returns the size that its constraints give it")
  @MainActor func fitting() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.widthAnchor.constraint(equalToConstant: 70),
    ])
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 90)
  }

  @Test("A fitting size is never negative")
  @MainActor func negative() {
    let view = add()
    for constraint in [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 5),
    ] {
      constraint.priority = .defaultHigh
      constraint.isActive = true
    }
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test("A change in a cell lays out only the cell")
  @MainActor func cells() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (around, label) = (Counting(), UILabel())
    _ = (add(around), add(label, to: cell.contentView))
    around.addSubview(cell)
    let frame = laidOut(
      label,
      [
        around.widthAnchor.constraint(equalTo: root.widthAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
    #expect(frame.minX == 100 && around.passes == 1)
    label.text = "four"
    root.layoutIfNeeded()
    #expect(label.frame.minX == 66 && around.passes == 1)
  }

  private final class Counting: UIView {
    var passes = 0
    override func layoutSubviews() { passes += 1 }
  }

  @Test("An active constraint stays where it is held")
  @MainActor func held() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    root.addConstraint(width)
    width.isActive = true
    #expect(view.constraints == [width] && root.constraints.isEmpty)
    root.removeConstraint(width)
    #expect(!width.isActive && view.constraints.isEmpty)
    root.addConstraint(width)
    root.layoutIfNeeded()
    #expect(root.constraints == [width] && view.constraints.isEmpty && view.bounds.width == 20)
  }

  @Test("A view that is placed by constraints from now on is laid out again, and one that no longer is stays")
  @MainActor func translates() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIView())
    root.addSubview(view)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 20), view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 7, width: 20, height: 4))
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame.origin.y = 50
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 50, width: 20, height: 4))
  }

  @Test("A view that leaves takes along the constraints inside it, and ends those that reach out of it")
  @MainActor func leaving() {
    for leaves in ["removed", "put elsewhere", "put back", "put above", "put below"] {
      let (root, panel, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIView(), UIView())
      let (inner, beside, guide) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView(), UILayoutGuide())
      for view in [panel, box, beside] { view.translatesAutoresizingMaskIntoConstraints = false }
      for view in [panel, beside] { root.addSubview(view) }
      panel.addSubview(inner)
      inner.addSubview(box)
      box.addLayoutGuide(guide)
      let inside = [
        box.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5),
        box.widthAnchor.constraint(equalToConstant: 20), panel.heightAnchor.constraint(equalTo: box.widthAnchor),
      ]
      let across = [
        panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
        beside.leadingAnchor.constraint(equalTo: box.trailingAnchor),
        guide.topAnchor.constraint(equalTo: beside.topAnchor),
      ]
      let outside = beside.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5)
      NSLayoutConstraint.activate(inside + across + [outside])
      root.layoutIfNeeded()
      #expect((root.constraints.count, box.frame.minX, box.frame.width) == (4, 5, 20))
      #expect((panel.frame.minY, panel.frame.height, beside.frame.height) == (9, 20, 200))
      switch leaves {
      case "removed": panel.removeFromSuperview()
      case "put elsewhere": UIView().addSubview(panel)
      // Another order among the subviews is no other place.
      case "put back": root.insertSubview(panel, at: 1)
      case "put above": root.insertSubview(panel, aboveSubview: beside)
      default: root.insertSubview(panel, belowSubview: beside)
      }
      let stays = leaves.hasPrefix("put ") && leaves != "put elsewhere"
      #expect(inside.allSatisfy(\.isActive) && outside.isActive, "\(leaves)")
      #expect(across.allSatisfy { $0.isActive == stays } && root.constraints.count == (stays ? 4 : 1), "\(leaves)")
      root.addSubview(panel)
      panel.topAnchor.constraint(equalTo: root.topAnchor, constant: stays ? 9 : 30).isActive = true
      root.layoutIfNeeded()
      #expect(
        (panel.frame.minY, panel.frame.height) == (stays ? 9 : 30, 20) && root.brokenConstraints.isEmpty, "\(leaves)")
    }
  }

  @Test("Constraints and guides do not keep views alive, and notice when they are released")
  @MainActor func lifetime() {
    weak var gone: UIView?
    let (constraint, guide): (NSLayoutConstraint, UILayoutGuide)
    do {
      let (parent, view) = (UIView(), UIView())
      parent.addSubview(view)
      constraint = view.topAnchor.constraint(equalTo: parent.topAnchor)
      constraint.isActive = true
      guide = view.safeAreaLayoutGuide
      parent.layoutIfNeeded()
      gone = view
      #expect(constraint.firstItem === view && constraint.secondItem === parent && guide.owningView === view)
    }
    #expect(gone == nil)
    #expect(constraint.firstItem == nil && constraint.secondItem == nil && guide.owningView == nil)
    #expect(!constraint.isActive)
    // There is nothing left to place.
    constraint.isActive = true
    constraint.constant = 5
    #expect(!constraint.isActive)
  }

  @Test("A guide is in one view at most, and without a view it stays where it was")
  @MainActor func guideOwners() {
    let (first, second, guide) = (add(), add(), UILayoutGuide())
    #expect(guide.layoutFrame == .zero && guide.owningView == nil)
    let loose = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40)
    let toLoose = root.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 60)
    NSLayoutConstraint.activate([loose, toLoose])
    #expect(!loose.isActive && !toLoose.isActive)
    first.addLayoutGuide(guide)
    first.addLayoutGuide(guide)
    #expect(first.layoutGuides == [guide])
    root.addLayoutGuide(guide)
    #expect(first.layoutGuides == [] && root.layoutGuides == [guide] && guide.owningView === root)
    NSLayoutConstraint.activate([loose, toLoose])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 40 && guide.layoutFrame.maxX == 240)
    let frame = guide.layoutFrame
    second.removeLayoutGuide(guide)
    #expect(guide.owningView === root)
    root.removeLayoutGuide(guide)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(guide.owningView == nil && root.layoutGuides == [] && guide.layoutFrame == frame)
    #expect(root.brokenConstraints.isEmpty && UIView().brokenConstraints.isEmpty)
  }
}
