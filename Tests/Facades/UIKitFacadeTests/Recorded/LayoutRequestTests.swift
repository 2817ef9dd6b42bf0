import Foundation
import Testing
import UIKitFacade

/// A change asks for one layout pass, and the same value for none.
@Suite("Requests of layout") @MainActor
struct LayoutRequestTests {
  private final class CountedTable: UITableView {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  private final class CountedGrid: UICollectionView {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  private final class CountedView: UIView {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  private func expectOnce<View: UIView>(
    _ view: View, _ passes: KeyPath<View, Int>, _ name: String, _ change: () -> Void
  ) {
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    let before = view[keyPath: passes]
    change()
    #expect(view[keyPath: passes] == before, "\(name) lays out at once")
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    let after = view[keyPath: passes]
    #expect(after > before, "\(name) asks for no layout pass")
    change()
    view.layoutIfNeeded()
    #expect(view[keyPath: passes] == after, "\(name) asks for a layout pass without a change")
  }

  @Test("Heights of a table")
  @MainActor func tables() {
    let table = CountedTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    let changes: [(String, @MainActor () -> Void)] = [
      ("rowHeight", { table.rowHeight = 30 }), ("sectionHeaderHeight", { table.sectionHeaderHeight = 30 }),
      ("sectionFooterHeight", { table.sectionFooterHeight = 30 }),
      ("estimatedRowHeight", { table.estimatedRowHeight = 30 }),
      ("estimatedSectionHeaderHeight", { table.estimatedSectionHeaderHeight = 30 }),
      ("estimatedSectionFooterHeight", { table.estimatedSectionFooterHeight = 30 }),
      ("size", { table.frame.size.height = 120 }), ("offset", { table.contentOffset.y = 20 }),
    ]
    for (name, change) in changes { expectOnce(table, \.passes, name, change) }
  }

  @Test("Metrics of a flow layout")
  @MainActor func grids() {
    let layout = UICollectionViewFlowLayout()
    let grid = CountedGrid(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let changes: [(String, @MainActor () -> Void)] = [
      ("itemSize", { layout.itemSize.width = 30 }), ("minimumLineSpacing", { layout.minimumLineSpacing = 3 }),
      ("minimumInteritemSpacing", { layout.minimumInteritemSpacing = 3 }),
      ("sectionInset", { layout.sectionInset.left = 3 }),
      ("headerReferenceSize", { layout.headerReferenceSize.width = 3 }),
      ("footerReferenceSize", { layout.footerReferenceSize.width = 3 }),
      ("sectionHeadersPinToVisibleBounds", { layout.sectionHeadersPinToVisibleBounds = true }),
      ("sectionFootersPinToVisibleBounds", { layout.sectionFootersPinToVisibleBounds = true }),
      ("scrollDirection", { layout.scrollDirection = .horizontal }),
      ("estimatedItemSize", { layout.estimatedItemSize = CGSize(width: 9, height: 9) }),
      ("size", { grid.frame.size.height = 120 }), ("offset", { grid.contentOffset.x = 20 }),
      ("semanticContentAttribute", { grid.semanticContentAttribute = .forceRightToLeft }),
      ("contentInset", { grid.contentInset.top = 7 }),
    ]
    for (name, change) in changes { expectOnce(grid, \.passes, name, change) }
  }

  @Test("A layout that sets its metrics while it prepares asks for no further pass")
  @MainActor func preparing() {
    final class Fitted: UICollectionViewFlowLayout {
      var preparations = 0
      override func prepare() {
        super.prepare()
        preparations += 1
        // The adjustment of an invalidation is not made now, either.
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 5
        invalidateLayout(with: context)
        itemSize.width = (collectionView?.bounds.width ?? 0) / CGFloat(2 + preparations % 2)
      }
    }
    let layout = Fitted()
    let grid = CountedGrid(frame: CGRect(x: 0, y: 0, width: 90, height: 100), collectionViewLayout: layout)
    for count in 1...3 {
      grid.layoutIfNeeded()
      grid.layoutIfNeeded()
      #expect((layout.preparations, grid.passes) == (count, count) && grid.contentOffset == .zero)
      layout.invalidateLayout()
    }
  }

  @Test("Constraints of a view, and its size")
  @MainActor func constraints() {
    let (root, view) = (CountedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UILabel())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let (other, guide) = (UIView(), UILayoutGuide())
    let changes: [(String, @MainActor () -> Void)] = [
      ("isActive", { width.isActive = true }), ("constant", { width.constant = 20 }),
      ("priority", { width.priority = .defaultLow }), ("not isActive", { width.isActive = false }),
      ("text", { view.text = "Words" }), ("size", { root.frame.size.width = 200 }),
      ("subview", { if other.superview == nil { root.addSubview(other) } }),
      ("no subview", { other.removeFromSuperview() }),
    ]
    for (name, change) in changes { expectOnce(root, \.passes, name, change) }
    root.addLayoutGuide(guide)
    let always: [(String, @MainActor () -> Void)] = [
      ("hugging", { view.setContentHuggingPriority(.required, for: .vertical) }),
      ("resistance", { view.setContentCompressionResistancePriority(.required, for: .vertical) }),
      ("font", { view.font = .systemFont(ofSize: 30) }), ("lines", { view.numberOfLines = 3 }),
      ("guide", { root.removeLayoutGuide(guide) }), ("layout", { root.setNeedsLayout() }),
      ("constraints", { root.setNeedsUpdateConstraints() }),
    ]
    for (name, change) in always {
      root.layoutIfNeeded()
      let before = root.passes
      change()
      root.layoutIfNeeded()
      #expect(root.passes == before + 1, "\(name) asks for no layout pass")
    }
  }
}
