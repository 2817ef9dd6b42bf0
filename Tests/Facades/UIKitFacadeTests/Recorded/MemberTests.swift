import Foundation
import Testing
import UIKitFacade

/// Members that few apps use.
@Suite("Rarely used members") @MainActor
struct MemberTests {
  @Test("Fonts, colours, paths and images with the same values are equal and have one hash")
  @MainActor func values() {
    #expect(Set([UIFont.systemFont(ofSize: 3), .systemFont(ofSize: 3), .systemFont(ofSize: 4)]).count == 2)
    #expect(UIFont.systemFont(ofSize: 3) != UIFont.boldSystemFont(ofSize: 3))
    #expect(Set([UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor]).count == 2)
    let path = UIBezierPath()
    #expect(path.cgPath.isEmpty && path.isEmpty)
    path.cgPath = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(!path.cgPath.isEmpty && path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    let image = UIImage(simulatedSize: CGSize(width: 3, height: 4))
    #expect(image.withTintColor(.red) === image && image.withRenderingMode(.alwaysTemplate) === image)
    let empty = [
      UIImage(named: "a", in: nil, compatibleWith: nil), UIImage(systemName: "a"), UIImage(contentsOfFile: "a"),
      UIImage(data: Data()),
    ]
    #expect(empty.allSatisfy { $0?.size == .zero && $0?.scale == 1 })
    let name = "action:"
    #expect(Selector(name).description == "action:" && Selector(name) == "action:")
  }

  @Test("Switches of animations, windows, cells and buttons are read back")
  @MainActor func switches() {
    UIView.setAnimationsEnabled(false)
    let disabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(true)
    #expect(!disabled && UIView.areAnimationsEnabled)
    let window = UIWindow(frame: .zero)
    window.makeKey()
    #expect(window.isKeyWindow && window.isHidden)
    let cell = UITableViewCell()
    cell.isSelected = true
    #expect(cell.isSelected && !cell.isHighlighted)
    (cell.isSelected, cell.isHighlighted) = (false, true)
    #expect(!cell.isSelected && cell.isHighlighted)
    let button = UIButton(type: .custom)
    let (image, other) = (UIImage(), UIImage())
    #expect(button.currentTitleColor == .white && button.backgroundImage(for: .normal) == nil)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    button.setBackgroundImage(image, for: .normal)
    button.setBackgroundImage(other, for: .highlighted)
    #expect(button.currentTitleColor == .red && button.titleColor(for: .disabled) == .red)
    #expect(button.backgroundImage(for: .selected) === image && button.backgroundImage(for: .highlighted) === other)
    button.isSelected = true
    #expect(button.currentTitleColor == .blue && button.titleColor(for: .selected) == .blue)
    let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    #expect(spring.timingCurveType == .spring && spring.cubicTimingParameters == nil)
    #expect(spring.springTimingParameters === spring && spring.initialVelocity == CGVector(dx: 1, dy: 2))
    let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingCurveType == .cubic && cubic.springTimingParameters == nil)
    #expect(cubic.cubicTimingParameters === cubic && cubic.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    #expect(UICubicTimingParameters().timingCurveType == .builtin && UIResponder().next == nil)
    #expect(UINavigationController(coder: NSCoder())?.viewControllers.isEmpty == true)
    #expect(UIAction.Identifier(rawValue: "a") == UIAction.Identifier("a") && UIAction.Identifier("b").rawValue == "b")
    #expect(CALayer(layer: CALayer()).opacity == 1 && CALayer(coder: NSCoder())?.opacity == 1)
  }

  @Test("Constraints to the left and right, to other objects and to views that are gone")
  @MainActor func constraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let sides = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
    ]
    NSLayoutConstraint.activate(sides)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10 && view.frame.width == 60)
    root.removeConstraints(sides)
    #expect(root.constraints.isEmpty && !sides[0].isActive)
    let object = NSObject()
    let strange = NSLayoutConstraint(
      item: object, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1, constant: 0)
    strange.isActive = true
    #expect(!strange.isActive && strange.firstItem === object)
    root.addConstraint(strange)
    view.widthAnchor.constraint(equalToConstant: 44).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 44 && strange.isActive && root.brokenConstraints.isEmpty)
    // A constraint whose second view is gone has no effect.
    var other: UIView? = UIView()
    other?.translatesAutoresizingMaskIntoConstraints = false
    other.map(root.addSubview)
    let height = other.map { view.heightAnchor.constraint(equalTo: $0.heightAnchor, constant: 33) }
    height?.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 33)
    other?.removeFromSuperview()
    other = nil
    view.heightAnchor.constraint(equalToConstant: 21).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 21 && root.brokenConstraints.isEmpty)
  }

  /// A layout whose decoration follows its first section.
  private final class Decorated: UICollectionViewFlowLayout {
    var calls: [String] = []

    private func board() -> UICollectionViewLayoutAttributes {
      let board = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "board", with: [0, 0])
      board.frame = CGRect(
        x: 0, y: 0, width: 300, height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 10)
      return board
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (super.layoutAttributesForElements(in: rect) ?? []) + [board()]
    }
    override func layoutAttributesForDecorationView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { board() }
    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let result = super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      calls.append("initial \(RecordedScene.text(result))")
      return result
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let result = super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      calls.append("final \(RecordedScene.text(result))")
      return result
    }
  }

  @Test("A decoration keeps its path through updates, and its attributes lead from the old ones to the new ones")
  @MainActor func decorations() {
    let (layout, tiles) = (Decorated(), LoggedTiles([3], in: RecordedScene()))
    let view = tiles.view(layout)
    view.layoutIfNeeded()
    #expect(!view.hasUncommittedUpdates)
    view.performBatchUpdates {
      tiles.counts = [5]
      #expect(!view.hasUncommittedUpdates || layout.calls.isEmpty)
      view.insertItems(at: [[0, 0], [0, 1]])
      #expect(view.hasUncommittedUpdates)
    }
    #expect(!view.hasUncommittedUpdates)
    #expect(layout.calls == ["final decorationView board 0.0 (0, 0) 300 x 50"])
    let initial = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "board", at: [0, 0])
    #expect(initial == nil)
    let other = UICollectionViewFlowLayout()
    view.setCollectionViewLayout(other, animated: false)
    #expect(view.collectionViewLayout === other && layout.collectionView == nil)
  }

  @Test("A data source that the view has left only keeps its snapshot, and reloading shows one at once")
  @MainActor func diffable() {
    let tiles = LoggedTiles([2], in: RecordedScene())
    let view = tiles.view(UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "Tile", for: path)
      cell.tag = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([5, 6, 7])
    var ends = 0
    source.applySnapshotUsingReloadData(snapshot) { ends += 1 }
    view.layoutIfNeeded()
    #expect(ends == 1 && view.visibleCells.map(\.tag) == [5, 6, 7])
    #expect(!source.collectionView(view, canMoveItemAt: [0, 0]))
    source.applySnapshotUsingReloadData(source.snapshot())
    view.dataSource = tiles
    view.layoutIfNeeded()
    snapshot.deleteItems([6])
    source.apply(snapshot) { ends += 1 }
    #expect(ends == 2 && source.snapshot().itemIdentifiers == [5, 7] && view.visibleCells.count == 2)
    #expect(view.visibleCells.map(\.tag) == [0, 1])
    #expect(source.itemIdentifier(for: [0]) == nil && source.itemIdentifier(for: [3, 0]) == nil)
    #expect(source.indexPath(for: 9) == nil && source.sectionIdentifier(for: 4) == nil && source.index(for: 4) == nil)
    #expect(source.collectionView(view, numberOfItemsInSection: 4) == 0)
  }
}
