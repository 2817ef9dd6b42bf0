import Foundation
import Testing
import UIKitFacade

/// Each attribute against the number that its name means in a frame.
@Suite("Attributes of constraints") @MainActor
struct ConstraintSolverRulesTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private nonisolated static let margins = UIEdgeInsets(top: 5, left: 11, bottom: 17, right: 23)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))

  nonisolated static let attributes: [NSLayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
    .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The number that an attribute has in a frame, whether it is horizontal, and whether it is a length.
  private func value(_ attribute: Attribute, _ frame: CGRect) -> (number: CGFloat, isHorizontal: Bool, isLength: Bool) {
    let inner = frame.inset(by: Self.margins)
    switch attribute {
    case .left, .leading: return (frame.minX, true, false)
    case .right, .trailing: return (frame.maxX, true, false)
    case .top, .firstBaseline: return (frame.minY, false, false)
    case .bottom, .lastBaseline: return (frame.maxY, false, false)
    case .width: return (frame.width, true, true)
    case .height: return (frame.height, false, true)
    case .centerX: return (frame.midX, true, false)
    case .centerY: return (frame.midY, false, false)
    case .leftMargin, .leadingMargin: return (inner.minX, true, false)
    case .rightMargin, .trailingMargin: return (inner.maxX, true, false)
    case .topMargin: return (inner.minY, false, false)
    case .bottomMargin: return (inner.maxY, false, false)
    case .centerXWithinMargins: return (inner.midX, true, false)
    case .centerYWithinMargins: return (inner.midY, false, false)
    default: return (.nan, true, false)
    }
  }

  private func probe() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutMargins = Self.margins
    root.addSubview(view)
    return view
  }

  @Test(
    "A view is where an attribute of another view puts it, times a multiplier, plus a constant", arguments: attributes)
  @MainActor func second(attribute: NSLayoutConstraint.Attribute) {
    let (other, view) = (UIView(frame: CGRect(x: 140, y: 90, width: 200, height: 310)), probe())
    other.layoutMargins = Self.margins
    root.addSubview(other)
    let expected = value(attribute, other.frame)
    let own: Attribute =
      expected.isHorizontal ? (expected.isLength ? .width : .left) : (expected.isLength ? .height : .top)
    NSLayoutConstraint(
      item: view, attribute: own, relatedBy: .equal, toItem: other, attribute: attribute, multiplier: 0.5, constant: 8
    ).isActive = true
    root.layoutIfNeeded()
    #expect(abs(value(own, view.frame).number - (0.5 * expected.number + 8)) <= 1e-9, "\(view.frame)")
  }

  @Test("An attribute of a view gets the number that it is constrained to", arguments: attributes)
  @MainActor func first(attribute: NSLayoutConstraint.Attribute) {
    let view = probe()
    let meaning = value(attribute, .zero)
    if !meaning.isLength {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: meaning.isLength ? nil : root,
      attribute: meaning.isLength ? .notAnAttribute : meaning.isHorizontal ? .left : .top, multiplier: 1, constant: 150
    ).isActive = true
    root.layoutIfNeeded()
    #expect(abs(value(attribute, view.frame).number - 150) <= 1e-9, "\(view.frame)")
    if !meaning.isLength { #expect(view.frame.size == CGSize(width: 60, height: 70)) }
  }

  @Test("Constraints that mean nothing are left out")
  @MainActor func meaningless() {
    let (view, other) = (probe(), UIView(frame: CGRect(x: 140, y: 90, width: 200, height: 310)))
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    root.addSubview(other)
    func add(
      _ first: AnyObject, _ attribute: Attribute, _ second: AnyObject?, _ other: Attribute, _ multiplier: CGFloat = 1,
      _ constant: CGFloat = 7
    ) {
      root.addConstraint(
        NSLayoutConstraint(
          item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
          multiplier: multiplier, constant: constant))
    }
    add(view, .left, other, .left, .nan)
    add(view, .left, other, .left, .infinity)
    add(view, .top, other, .top, 1, .nan)
    add(view, .width, nil, .notAnAttribute, 1, -.infinity)
    add(view, .notAnAttribute, other, .left)
    add(view, .left, other, .notAnAttribute)
    // Items that are gone, in no view, or elsewhere.
    add(UIView(), .left, view, .left)
    add(view, .left, UIView(), .left)
    let (guide, elsewhere) = (UILayoutGuide(), UIView())
    add(guide, .top, view, .bottom)
    add(view, .bottom, guide, .bottom)
    add(view, .right, elsewhere, .right)
    add(elsewhere, .right, view, .right)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40) && root.constraints.count == 12)
    #expect(root.brokenConstraints.isEmpty && elsewhere.frame == .zero)
    add(view, .left, other, .left)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 147)
  }

  @Test("A view whose place is no number takes that of its constraints")
  @MainActor func lost() {
    for place in [CGFloat.nan, .infinity] {
      let view = probe()
      view.center.x = place
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 15),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -25),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 9),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 15, y: 0, width: 560, height: 9))
    }
  }
}
