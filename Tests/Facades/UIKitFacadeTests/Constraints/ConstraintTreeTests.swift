import Foundation
import TestSupport
import Testing
import UIKitFacade

/// Trees of views whose frames are known, and constraints that follow from them.
@Suite("Constraints in trees of views") @MainActor
struct ConstraintTreeTests {
  /// One side of the frames and margins: where a view begins in the root's coordinates, and how long it is.
  private struct Side {
    var start: CGFloat
    var length: CGFloat
    var before: CGFloat
    var after: CGFloat

    func value(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
      switch attribute {
      case .left, .leading, .top, .firstBaseline: start
      case .right, .trailing, .bottom, .lastBaseline: start + length
      case .centerX, .centerY: start + length / 2
      case .width, .height: length
      case .leftMargin, .leadingMargin, .topMargin: start + before
      case .rightMargin, .trailingMargin, .bottomMargin: start + length - after
      case .centerXWithinMargins, .centerYWithinMargins: start + before + (length - before - after) / 2
      case .notAnAttribute: 0
      }
    }
  }

  private struct Node {
    var view: UIView
    var parent: Int
    var frame: CGRect
    var sides: [Side]
  }

  /// The attributes of an axis by their kind: the start, the middle, the end, and the length at last.
  private static let attributes: [[[NSLayoutConstraint.Attribute]]] = [
    [
      [.left, .leading, .leftMargin, .leadingMargin], [.centerX, .centerXWithinMargins],
      [.right, .trailing, .rightMargin, .trailingMargin], [.width],
    ],
    [
      [.top, .firstBaseline, .topMargin], [.centerY, .centerYWithinMargins],
      [.bottom, .lastBaseline, .bottomMargin], [.height],
    ],
  ]

  private func even(_ range: ClosedRange<Int>, _ generator: inout SeededGenerator) -> CGFloat {
    CGFloat(2 * Int.random(in: range, using: &generator))
  }

  private func tree(_ generator: inout SeededGenerator) -> [Node] {
    let frame = CGRect(x: 6, y: 8, width: 400, height: 300)
    let root = UIView(frame: frame)
    root.layoutMargins = UIEdgeInsets(
      top: even(0...9, &generator), left: even(0...9, &generator), bottom: even(0...9, &generator),
      right: even(0...9, &generator))
    func sides(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) -> [Side] {
      let margins = view.layoutMargins
      return [
        Side(start: x, length: size.width, before: margins.left, after: margins.right),
        Side(start: y, length: size.height, before: margins.top, after: margins.bottom),
      ]
    }
    var nodes = [Node(view: root, parent: -1, frame: frame, sides: sides(root, x: 0, y: 0, frame.size))]
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let parent = Int.random(in: nodes.indices, using: &generator)
      let frame = CGRect(
        x: even(-20...80, &generator), y: even(-20...80, &generator), width: even(20...100, &generator),
        height: even(20...100, &generator))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      if Bool.random(using: &generator) {
        view.layoutMargins = UIEdgeInsets(
          top: even(0...5, &generator), left: even(0...5, &generator), bottom: even(0...5, &generator),
          right: even(0...5, &generator))
      }
      if Int.random(in: 0...2, using: &generator) == 0 {
        view.bounds.origin = CGPoint(x: even(-9...9, &generator), y: even(-9...9, &generator))
      }
      let above = nodes[parent]
      above.view.addSubview(view)
      let origin = CGPoint(
        x: above.sides[0].start + frame.minX - above.view.bounds.minX,
        y: above.sides[1].start + frame.minY - above.view.bounds.minY)
      nodes.append(
        Node(view: view, parent: parent, frame: frame, sides: sides(view, x: origin.x, y: origin.y, frame.size)))
    }
    return nodes
  }

  /// Constrains one attribute of a view by one of an earlier view.
  private func constrain(
    _ node: Node, _ axis: Int, _ kind: Int, _ nodes: ArraySlice<Node>, _ generator: inout SeededGenerator
  ) -> NSLayoutConstraint? {
    guard let attribute = Self.attributes[axis][kind].randomElement(using: &generator),
      let other = nodes.randomElement(using: &generator)
    else { return nil }
    if kind == 3 {
      let multiplier: CGFloat = [0.5, 1, 2].randomElement(using: &generator) ?? 1
      let value = node.sides[axis].length
      if Bool.random(using: &generator) {
        return NSLayoutConstraint(
          item: node.view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: value)
      }
      let otherAxis = Int.random(in: 0...1, using: &generator)
      return NSLayoutConstraint(
        item: node.view, attribute: attribute, relatedBy: .equal, toItem: other.view,
        attribute: otherAxis == 0 ? .width : .height, multiplier: multiplier,
        constant: value - multiplier * other.sides[otherAxis].length)
    }
    let places = Self.attributes[axis].prefix(3).flatMap { $0 }
    guard let second = places.randomElement(using: &generator) else { return nil }
    let constant = node.sides[axis].value(attribute) - other.sides[axis].value(second)
    // The relation may be stated from either view.
    if Bool.random(using: &generator) {
      return NSLayoutConstraint(
        item: other.view, attribute: second, relatedBy: .equal, toItem: node.view, attribute: attribute, multiplier: 1,
        constant: -constant)
    }
    return NSLayoutConstraint(
      item: node.view, attribute: attribute, relatedBy: .equal, toItem: other.view, attribute: second, multiplier: 1,
      constant: constant)
  }

  @Test("Views have the frames from which their constraints were derived, and points convert between them")
  @MainActor func frames() {
    var generator = SeededGenerator(seed: 51)
    for number in 0..<sweepCount(1500) {
      let nodes = tree(&generator)
      var constraints: [NSLayoutConstraint] = []
      for index in nodes.indices.dropFirst() {
        for axis in 0...1 {
          let kinds = [0, 1, 2, 3].shuffled(using: &generator).prefix(2)
          constraints += kinds.compactMap { constrain(nodes[index], axis, $0, nodes[..<index], &generator) }
        }
      }
      constraints.shuffle(using: &generator)
      NSLayoutConstraint.activate(constraints)
      nodes[0].view.layoutIfNeeded()
      for node in nodes {
        #expect(node.view.frame == node.frame, "\(number): \(node.view.frame) instead of \(node.frame)")
      }
      #expect(nodes[0].view.brokenConstraints.isEmpty, "\(number)")
      guard let one = nodes.randomElement(using: &generator), let other = nodes.randomElement(using: &generator) else {
        continue
      }
      let point = CGPoint(x: 3, y: 5)
      let there = one.view.convert(point, to: other.view)
      func place(_ node: Node, _ axis: Int) -> CGFloat {
        node.sides[axis].start - (axis == 0 ? node.view.bounds.minX : node.view.bounds.minY)
      }
      let expected = CGPoint(
        x: point.x + place(one, 0) - place(other, 0), y: point.y + place(one, 1) - place(other, 1))
      #expect(there == expected && other.view.convert(point, from: one.view) == expected, "\(number)")
      #expect(one.view.convert(there, from: other.view) == point)
      let rect = CGRect(origin: point, size: CGSize(width: 7, height: 9))
      let moved = CGRect(origin: expected, size: rect.size)
      #expect(one.view.convert(rect, to: other.view) == moved && other.view.convert(rect, from: one.view) == moved)
      // A view does not keep the view that holds it.
      withExtendedLifetime(nodes) {}
    }
  }

  @Test("A view takes the constraints of its own size along, into each view that it is added to")
  @MainActor func ownConstraints() {
    let parents = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }
    for parent in parents { parent.layoutIfNeeded() }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let (width, height) = (
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20)
    )
    NSLayoutConstraint.activate([width, height])
    for (index, parent) in parents.enumerated() {
      // What it was given in between does not hold against its constraints.
      view.bounds.size = CGSize(width: 7, height: 9)
      parent.addSubview(view)
      parent.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 50, height: 20), "\(index)")
      width.constant = 50
    }
    // Inserted among others, and as an arranged view's subview.
    let (host, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
    host.addSubview(other)
    host.layoutIfNeeded()
    view.bounds.size = .zero
    host.insertSubview(view, belowSubview: other)
    host.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 50, height: 20))
  }
}
