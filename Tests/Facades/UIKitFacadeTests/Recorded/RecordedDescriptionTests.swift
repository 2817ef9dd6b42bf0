import Foundation
import Testing
import UIKitFacade

@Suite("Recorded values of descriptions and geometry") @MainActor
struct RecordedDescriptionTests {
  private typealias Text = RecordedScene

  private let scene = RecordedScene()

  @Test("Dimensions, spacings, anchors, sizes and items of compositional layouts")
  @MainActor func layouts() throws {
    let dimensions: [(String, NSCollectionLayoutDimension)] = [
      ("fractionalWidth", .fractionalWidth(0.5)), ("fractionalHeight", .fractionalHeight(0.25)),
      ("absolute", .absolute(40)), ("estimated", .estimated(30)),
      ("uniformAcrossSiblings", .uniformAcrossSiblings(estimate: 20)), ("negative", .absolute(-5)),
      ("infinite", .estimated(.infinity)), ("no number", .fractionalWidth(.nan)),
    ]
    scene.note(
      "Dimensions",
      dimensions.map {
        "\($0): \($1.dimension), of the width \($1.isFractionalWidth), of the height \($1.isFractionalHeight),"
          + " absolute \($1.isAbsolute), estimated \($1.isEstimated)"
      })
    let spacings: [(String, NSCollectionLayoutSpacing)] = [
      ("fixed", .fixed(4)), ("flexible", .flexible(5)), ("negative", .fixed(-6)), ("infinite", .flexible(.infinity)),
    ]
    scene.note(
      "Spacings", spacings.map { "\($0): \($1.spacing), flexible \($1.isFlexibleSpacing), fixed \($1.isFixedSpacing)" })
    let anchors = [
      NSCollectionLayoutAnchor(edges: .top),
      NSCollectionLayoutAnchor(edges: .leading, absoluteOffset: CGPoint(x: 1, y: 2)),
      NSCollectionLayoutAnchor(edges: [.bottom, .trailing], fractionalOffset: CGPoint(x: 3, y: 4)),
    ]
    scene.note(
      "Anchors",
      anchors.map {
        "edges \($0.edges.rawValue), offset \(Text.text($0.offset)), absolute \($0.isAbsoluteOffset), fractional"
          + " \($0.isFractionalOffset)"
      })
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(2))
    let alignments: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
    ]
    scene.note(
      "Boundary items",
      alignments.map { alignment in
        let item = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: "kind", alignment: alignment)
        return "\(alignment): edges \(item.containerAnchor.edges.rawValue), offset \(Text.text(item.offset)), item"
          + " anchor \(item.itemAnchor == nil), z \(item.zIndex), extends \(item.extendsBoundary), pins"
          + " \(item.pinToVisibleBounds), kind \(item.elementKind), height \(item.layoutSize.heightDimension.dimension)"
      })
    let board = NSCollectionLayoutDecorationItem.background(elementKind: "board")
    let custom = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))
    scene.note(
      "Others",
      [
        "\(board.elementKind) \(board.zIndex) \(board.layoutSize.widthDimension.dimension)"
          + " \(board.layoutSize.heightDimension.dimension) \(board.supplementaryItems.count)",
        "\(Text.text(custom.frame)) \(custom.zIndex)",
        "\(section.group.subitems.count) \(section.interGroupSpacing) \(section.orthogonalScrollingBehavior)"
          + " \(section.orthogonalScrollingProperties.bounce)"
          + " \(section.orthogonalScrollingProperties.decelerationRate.rawValue)",
      ])
    #expect(try scene.difference(from: "descriptions-of-layouts") == nil)
  }

  @Test("Attributes, transforms, insets and paths are read in every form")
  @MainActor func geometry() throws {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "board", with: [2, 3])
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    var lines = [Text.text(attributes), Text.text(attributes.bounds), Text.text(attributes.center)]
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    lines += [Text.text(attributes.frame), Text.text(attributes.transform3D.m11)]
    attributes.bounds = CGRect(x: 5, y: 5, width: 10, height: 20)
    lines += [Text.text(attributes.frame), Text.text(attributes.size)]
    scene.note("Attributes", lines)
    func text(_ t: CATransform3D) -> String {
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
      ].map { Text.text($0) }.joined(separator: " ")
    }
    let tilted = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 0.5, 1, 2, 3)
    scene.note(
      "Transforms",
      [
        CATransform3D(), CATransform3DIdentity, tilted, CATransform3DScale(tilted, 2, 3, 4),
        CATransform3DTranslate(tilted, 4, 5, 6), CATransform3DInvert(tilted), CATransform3DMakeRotation(1, 0, 0, 0),
        CATransform3DMakeAffineTransform(CGAffineTransform(1, 2, 3, 4, 5, 6)),
      ].map(text)
        + [tilted, CATransform3DMakeScale(1, 2, 1), CATransform3DMakeTranslation(1, 2, 0)].map {
          "affine \(CATransform3DIsAffine($0)), identity \(CATransform3DIsIdentity($0))"
        })
    func affine(_ t: CGAffineTransform) -> String {
      [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Text.text($0) }.joined(separator: " ")
    }
    let turned = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 3)
    scene.note(
      "Transforms of the plane",
      [
        CGAffineTransform(), turned, turned.inverted(), turned.rotated(by: 1),
        CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted(), CATransform3DGetAffineTransform(tilted),
      ].map(affine)
        + [
          "\(turned.isIdentity) \(CGAffineTransform.identity.isIdentity)",
          Text.text(CGPoint(x: 5, y: 6).applying(turned)), Text.text(CGSize(width: 5, height: 6).applying(turned)),
          Text.text(CGRect(x: 1, y: 2, width: 30, height: 40).applying(turned)),
        ])
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.note(
      "Insets",
      [
        Text.text(CGRect(x: 0, y: 0, width: 20, height: 30).inset(by: insets)),
        Text.text(CGRect(x: 0, y: 0, width: 2, height: 3).inset(by: insets)),
        "\(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2))) \(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 3)))",
        "\(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))"
          + " \(CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 2)))",
        "\(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))"
          + " \(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 5)))",
        "\(CGVector(dx: 1, dy: 2).dx) \(CGVector(dx: 1, dy: 2).dy) \(CGVector() == .zero)",
        "\(Selector("name:")) \(("name:" as Selector) == Selector("name:")) \(Selector("a") == Selector("b"))",
      ])
    var path = IndexPath(row: 3, section: 2)
    lines = ["\(path.section) \(path.item) \(path.row)"]
    path.section = 4
    path.row = 5
    lines.append(Text.text(path))
    path.item = 6
    lines.append("\(Text.text(path)) \(path == IndexPath(item: 6, section: 4))")
    scene.note("Index paths", lines)
    #expect(try scene.difference(from: "descriptions-of-geometry") == nil)
  }

  @Test("A scroll view takes the nearest valid alignment, and layers and views keep their values")
  @MainActor func invalid() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentAlignmentPoint = CGPoint(x: -1, y: 2)
    #expect(view.contentAlignmentPoint == CGPoint(x: 0, y: 1))
    view.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0.25)
    #expect(view.contentAlignmentPoint == CGPoint(x: 0, y: 0.25))
  }

  // MARK: Views and coders

  /// The plain stored properties of an object and of its superclasses.
  private func properties(of object: Any) -> [String] {
    var lines: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let own = mirror {
      for child in own.children {
        guard let label = child.label else { continue }
        let value = child.value
        let text: String? =
          switch value {
          case let value as any BinaryInteger: "\(value)"
          case let value as CGFloat: "\(value)"
          case let value as Bool: "\(value)"
          case let value as CGRect: "\(value)"
          case let value as CGPoint: "\(value)"
          default: nil
          }
        if let text { lines.append("\(own.subjectType).\(label) = \(text)") }
      }
      mirror = own.superclassMirror
    }
    return lines
  }

  @Test("A view that is made from an archive has the values of a new one")
  @MainActor func coders() {
    let coder = NSCoder()
    let pairs: [(UIView?, UIView)] = [
      (UIView(coder: coder), UIView(frame: .zero)), (UILabel(coder: coder), UILabel(frame: .zero)),
      (UIImageView(coder: coder), UIImageView(frame: .zero)), (UIButton(coder: coder), UIButton(frame: .zero)),
      (UIControl(coder: coder), UIControl(frame: .zero)), (UIPageControl(coder: coder), UIPageControl(frame: .zero)),
      (UIStackView(coder: coder), UIStackView(frame: .zero)), (UIWindow(coder: coder), UIWindow(frame: .zero)),
      (UIScrollView(coder: coder), UIScrollView(frame: .zero)),
      (UITableView(coder: coder), UITableView(frame: .zero)),
      (
        UICollectionView(coder: coder),
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      ),
      (UICollectionViewCell(coder: coder), UICollectionViewCell(frame: .zero)),
      (UITableViewCell(coder: coder), UITableViewCell(frame: .zero)),
      (UITableViewHeaderFooterView(coder: coder), UITableViewHeaderFooterView(frame: .zero)),
      (UIVisualEffectView(coder: coder), UIVisualEffectView(effect: nil)),
    ]
    for (view, new) in pairs {
      guard let view else {
        Issue.record("\(type(of: new)) cannot be made from an archive")
        continue
      }
      #expect(properties(of: view) == properties(of: new), "\(type(of: new))")
      #expect(view.subviews.count == new.subviews.count && view.isHidden == new.isHidden, "\(type(of: new))")
      #expect(view.clipsToBounds == new.clipsToBounds, "\(type(of: new))")
      guard let scroll = view as? UIScrollView, let other = new as? UIScrollView else { continue }
      #expect(scroll.alwaysBounceVertical == other.alwaysBounceVertical && scroll.panGestureRecognizer.view === scroll)
    }
    let grid = UICollectionView(coder: coder)
    #expect(grid?.collectionViewLayout.collectionView === grid)
    #expect(UICollectionViewController(coder: coder)?.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(
      UICollectionViewController(nibName: nil, bundle: nil).collectionViewLayout is UICollectionViewFlowLayout)
    #expect(UITableViewController(coder: coder)?.tableView.style == .plain)
    #expect(UITableViewController(nibName: nil, bundle: nil).tableView.style == .plain)
    #expect(UICollectionViewCompositionalLayout(coder: coder)?.configuration.interSectionSpacing == 0)
  }

  @Test("Transitions exchange, hide and show views, and backgrounds stay behind")
  @MainActor func transitions() throws {
    let (root, first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView(), UIView())
    (first.tag, second.tag) = (1, 2)
    let other = UIView()
    other.tag = 3
    for view in [first, other] { root.addSubview(view) }
    func tags(_ name: String) -> String { "\(name): \(root.subviews.map { $0.isHidden ? -$0.tag : $0.tag })" }
    var lines = [tags("before")]
    UIView.transition(from: first, to: second, duration: 0.2)
    lines.append(tags("from 1 to 2"))
    root.insertSubview(first, at: 0)
    UIView.transition(from: second, to: first, duration: 0.2, options: .showHideTransitionViews)
    lines.append(tags("hide 2"))
    UIView.transition(from: first, to: second, duration: 0.2, options: .showHideTransitionViews)
    lines.append(tags("hide 1"))
    scene.note("Transitions", lines)
    let tiles = LoggedTiles([9], in: RecordedScene())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let grid = tiles.view(layout)
    let background = UIView()
    background.tag = 7
    grid.backgroundView = background
    scene.step("A background", grid)
    scene.step("Scrolled", grid) { grid.contentOffset.y = 30 }
    scene.step("Another background", grid) {
      grid.backgroundView = UIView()
      grid.backgroundView?.tag = 8
    }
    scene.step("No background", grid) { grid.backgroundView = nil }
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundView?.tag = 4
    cell.selectedBackgroundView?.tag = 5
    scene.step("A cell with backgrounds", cell)
    scene.step("Highlighted and larger", cell) {
      cell.isHighlighted = true
      cell.frame.size = CGSize(width: 70, height: 60)
    }
    #expect(try scene.difference(from: "transitions") == nil)
  }

  // MARK: Limits

  @Test("Cells whose preferred sizes flip are measured a bounded number of times")
  @MainActor func flipping() {
    final class Flipping: UICollectionViewLayout {
      var preparations = 0
      override func prepare() { preparations += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> Bool { true }
      // Another item in each round, so that each round has a new cell.
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, preparations])
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        return [attributes]
      }
    }
    let (layout, tiles) = (Flipping(), LoggedTiles([1000], in: RecordedScene()))
    let view = tiles.view(layout)
    view.layoutIfNeeded()
    #expect(layout.preparations == 64)
  }

  @Test("A group of items without a length ends after 10,000 of them")
  @MainActor func leaves() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(10)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = LoggedTiles([10_001], in: RecordedScene()).view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: [0, 9_999])?.frame.minY == 0)
    #expect(view.layoutAttributesForItem(at: [0, 10_000])?.frame.minY == 10)
  }
}
