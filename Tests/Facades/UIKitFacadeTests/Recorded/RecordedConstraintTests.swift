import Foundation
import Testing
import UIKitFacade

@Suite("Recorded scenes of constraints") @MainActor
struct RecordedConstraintTests {
  private let scene = RecordedScene()

  private final class Block: UIView {
    let own: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      own = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { own }
  }

  @Test("Stacks of every distribution and alignment, in both directions, with and without margins")
  @MainActor func stacks() throws {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in distributions {
        for (index, alignment) in alignments.enumerated() {
          let blocks = [Block(30, 20), Block(50, 45), Block(-1, 25), Block(40, 35)]
          for (tag, block) in blocks.enumerated() { block.tag = tag + 1 }
          let stack = UIStackView(arrangedSubviews: blocks)
          (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 6)
          stack.setCustomSpacing(14, after: blocks[1])
          if index % 2 == 1 {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
          }
          blocks[3].isHidden = index == 2
          blocks[1].setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
          blocks[2].setContentHuggingPriority(UILayoutPriority(230), for: .vertical)
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
          root.addSubview(stack)
          stack.frame = CGRect(x: 10, y: 20, width: 260, height: 230)
          scene.step("\(axis) \(distribution) \(alignment)", root)
          scene.note("Its own size", [RecordedScene.text(stack.systemLayoutSizeFitting(.zero))])
        }
      }
    }
    #expect(try scene.difference(from: "stacks") == nil)
  }

  @Test("Changes of a stack and of its views are laid out")
  @MainActor func stackChanges() throws {
    let blocks = [Block(30, 20), Block(50, 45), Block(40, 25)]
    for (tag, block) in blocks.enumerated() { block.tag = tag + 1 }
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    scene.step("The stack appears", stack)
    let changes: [(String, @MainActor () -> Void)] = [
      ("spacing", { stack.spacing = 9 }), ("axis", { stack.axis = .vertical }),
      ("alignment", { stack.alignment = .trailing }), ("distribution", { stack.distribution = .equalSpacing }),
      ("margins", { stack.isLayoutMarginsRelativeArrangement = true }),
      ("custom spacing", { stack.setCustomSpacing(31, after: blocks[0]) }),
      ("default spacing", { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0]) }),
      ("hidden", { blocks[1].isHidden = true }), ("shown", { blocks[1].isHidden = false }),
      ("inserted first", { stack.insertArrangedSubview(blocks[2], at: 0) }),
      ("inserted beyond the end", { stack.insertArrangedSubview(blocks[0], at: 99) }),
      ("inserted before the start", { stack.insertArrangedSubview(blocks[1], at: -5) }),
      ("removed from the arrangement", { stack.removeArrangedSubview(blocks[0]) }),
      ("removed", { blocks[2].removeFromSuperview() }), ("added again", { stack.addArrangedSubview(blocks[2]) }),
    ]
    for (name, change) in changes {
      scene.step(name, stack) { change() }
      scene.note("Arranged", ["\(stack.arrangedSubviews.map(\.tag)), first \(stack.customSpacing(after: blocks[0]))"])
    }
    #expect(try scene.difference(from: "stack-changes") == nil)
  }

  @Test("Views at the edges, margins, guides and content of others, and the descriptions of their constraints")
  @MainActor func attributes() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    root.layoutMargins = UIEdgeInsets(top: 11, left: 13, bottom: 17, right: 19)
    let scroll = UIScrollView(frame: CGRect(x: 30, y: 40, width: 200, height: 220))
    root.addSubview(scroll)
    let (inner, guide) = (UIView(), UILayoutGuide())
    inner.tag = 5
    scroll.addSubview(inner)
    root.addLayoutGuide(guide)
    var constraints = [
      inner.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 12),
      inner.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
      inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 1.5, constant: -20),
      inner.heightAnchor.constraint(equalToConstant: 333),
      scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 16),
      scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 6),
      guide.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      guide.rightAnchor.constraint(equalTo: root.readableContentGuide.rightAnchor),
      guide.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 5),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.25),
    ]
    let box = UIView()
    box.tag = 6
    root.addSubview(box)
    constraints += [
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      box.heightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.heightAnchor, multiplier: 0.1),
    ]
    let after = UIView()
    after.tag = 7
    root.addSubview(after)
    constraints += [
      after.leadingAnchor.constraint(equalToSystemSpacingAfter: box.trailingAnchor, multiplier: 2),
      after.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 0.5),
      after.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -4),
      after.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 30),
      after.firstBaselineAnchor.constraint(equalTo: after.topAnchor),
      after.lastBaselineAnchor.constraint(equalTo: after.bottomAnchor),
    ]
    constraints[0].identifier = "inset"
    constraints[12].priority = .defaultHigh
    let wide = box.widthAnchor.constraint(equalToConstant: 120)
    wide.priority = UILayoutPriority(800)
    constraints.append(wide)
    for view in [inner, box, after] { view.translatesAutoresizingMaskIntoConstraints = false }
    scene.note("Descriptions", constraints.map(\.description))
    scene.step("Constraints are activated", root) { NSLayoutConstraint.activate(constraints) }
    scene.note(
      "Guides",
      [guide, scroll.contentLayoutGuide, scroll.frameLayoutGuide, root.layoutMarginsGuide].map {
        RecordedScene.text($0.layoutFrame)
      })
    scene.note(
      "Holders",
      [root, scroll, inner, box, after].map { "\($0.constraints.count) of \(type(of: $0)) \($0.tag)" })
    scene.step("Constants change", root) {
      constraints[0].constant = 42
      constraints[6].constant = 10
    }
    scene.step("A priority changes", root) { constraints[12].priority = .required }
    scene.step("Constraints are deactivated", root) {
      NSLayoutConstraint.deactivate([constraints[3], constraints[16]])
    }
    scene.step("A constraint moves to another view", root) {
      box.removeConstraint(constraints[11])
      box.addConstraints([box.widthAnchor.constraint(equalToConstant: 77)])
    }
    scene.step("A guide leaves", root) { root.removeLayoutGuide(guide) }
    scene.note(
      "Fitting sizes",
      [CGSize.zero, CGSize(width: 10_000, height: 10_000), CGSize(width: 150, height: 90)].flatMap { size in
        [
          RecordedScene.text(root.systemLayoutSizeFitting(size)),
          RecordedScene.text(
            root.systemLayoutSizeFitting(
              size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)),
        ]
      })
    #expect(try scene.difference(from: "constraints") == nil)
  }
}
