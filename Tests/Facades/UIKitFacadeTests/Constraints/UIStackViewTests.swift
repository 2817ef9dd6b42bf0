import Foundation
import Testing
import UIKitFacade

@Suite("UIStackView") @MainActor
struct UIStackViewTests {
  private final class Block: UIView {
    let own: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      own = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { own }
  }

  private let blocks = [Block(20, 10), Block(40, 30), Block(30, 20)]
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: blocks)
    stack.frame = CGRect(x: 0, y: 0, width: 220, height: 50)
    stack.spacing = 5
  }

  private func frames() -> [CGRect] {
    stack.layoutIfNeeded()
    return blocks.map(\.frame)
  }

  @Test("fillEqually gives equal lengths with gaps between them")
  @MainActor func equally() {
    stack.distribution = .fillEqually
    #expect(frames() == [0, 75, 150].map { CGRect(x: $0, y: 0, width: 70, height: 50) })
    stack.setCustomSpacing(20, after: blocks[0])
    #expect(frames().map(\.minX) == [0, 85, 155])
  }

  @Test("The view with the lowest hugging priority is stretched")
  @MainActor func fill() {
    blocks[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    #expect(frames().map(\.width) == [20, 160, 30])
    #expect(frames().allSatisfy { $0.height == 50 })
  }

  @Test("fillProportionally gives lengths in proportion to the intrinsic ones")
  @MainActor func proportionally() {
    stack.distribution = .fillProportionally
    stack.spacing = 0
    stack.frame.size.width = 180
    #expect(frames().map(\.width) == [40, 80, 60])
  }

  @Test("equalSpacing makes equal gaps, and equalCentering equal distances of centres")
  @MainActor func spacings() {
    stack.distribution = .equalSpacing
    #expect(frames().map(\.minX) == [0, 85, 190])
    stack.distribution = .equalCentering
    #expect(frames().map(\.midX) == [10, 107.5, 205])
  }

  @Test(
    "A vertical stack aligns its views across",
    arguments: [(UIStackView.Alignment.leading, 0), (.center, 90), (.trailing, 180)])
  @MainActor func alignment(alignment: UIStackView.Alignment, x: CGFloat) {
    stack.axis = .vertical
    stack.alignment = alignment
    stack.frame.size.height = 70
    let frames = frames()
    #expect(frames.map(\.minY) == [0, 15, 50] && frames.map(\.width) == [20, 40, 30])
    #expect(frames[1].minX == x)
  }

  @Test("Hidden and removed views leave no gap, and margins are kept if requested")
  @MainActor func hidden() {
    stack.distribution = .fillEqually
    _ = frames()
    blocks[1].isHidden = true
    #expect(frames()[2].minX == 112.5)
    stack.removeArrangedSubview(blocks[2])
    #expect(frames()[0].width == 220)
    blocks[2].removeFromSuperview()
    stack.layoutMargins.left = 20
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames()[0] == CGRect(x: 20, y: 8, width: 192, height: 34))
  }

  @Test("A stack without a given size is as large as its content")
  @MainActor func tight() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.alignment = .center
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 100, y: 0, width: 100, height: 30))
    #expect(blocks.map(\.frame.minY) == [10, 0, 5])
  }

  @Test("A spacer without a size of its own takes no room when its stack is as small as possible")
  @MainActor func spacer() {
    let spacer = UIView()
    stack.insertArrangedSubview(spacer, at: 1)
    // 20 + 0 + 40 + 30, and three gaps of 5.
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 105, height: 30))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let narrow = stack.widthAnchor.constraint(equalToConstant: 0)
    narrow.priority = UILayoutPriority(100)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 105 && spacer.frame.width == 0)
    #expect(blocks.map(\.frame.minX) == [0, 30, 75])
  }

  @Test("A custom spacing belongs to one view, and not to a later one")
  @MainActor func customSpacings() {
    let stack = UIStackView()
    for _ in 0..<20 {
      // Freed in each round, so that the next one may have its address.
      let view = UIView()
      stack.addArrangedSubview(view)
      #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
      stack.setCustomSpacing(20, after: view)
      #expect(stack.customSpacing(after: view) == 20)
      view.removeFromSuperview()
      #expect(stack.arrangedSubviews.isEmpty)
    }
  }

  @Test("A stack view that shows nothing has the place of its constraints", arguments: [false, true])
  @MainActor func empty(isHidden: Bool) {
    if isHidden { for block in blocks { block.isHidden = true } }
    let empty = isHidden ? stack : UIStackView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    empty.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(empty)
    NSLayoutConstraint.activate([
      empty.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      empty.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
      empty.widthAnchor.constraint(equalToConstant: 60), empty.heightAnchor.constraint(equalToConstant: 70),
    ])
    root.layoutIfNeeded()
    #expect(empty.frame == CGRect(x: 4, y: 3, width: 60, height: 70) && root.brokenConstraints.isEmpty)
  }
}
