import Foundation
import UIKitFacade

/// The data source and delegate of a collection view of tiles, which writes down every call.
@MainActor
final class LoggedTiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// A cell that prefers a size by its tag, if it has one.
  final class Tile: UICollectionViewCell {
    static let heights: [Int: CGFloat] = [1: 70, 2: 25, 102: 90]
    static let widths: [Int: CGFloat] = [201: 64, 203: 20, 301: 90, 302: 15]

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: Self.widths[tag] ?? size.width, height: Self.heights[tag] ?? size.height)
    }
  }

  /// A bar that prefers another height in the second section.
  final class Bar: UICollectionReusableView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      tag == 100 ? CGSize(width: size.width, height: 26) : size
    }
  }

  let scene: RecordedScene
  var counts: [Int]
  var sizes: [IndexPath: CGSize] = [:]
  var insets: [Int: UIEdgeInsets] = [:]
  var headers: [Int: CGSize] = [:]
  var footers: [Int: CGSize] = [:]
  var spacings: [Int: (line: CGFloat, item: CGFloat)] = [:]
  var target: ((CGPoint) -> CGPoint)?
  private var makes = 0

  init(_ counts: [Int], in scene: RecordedScene) { (self.counts, self.scene) = (counts, scene) }

  private func note(_ call: String, _ path: IndexPath) { scene.call("\(call) \(RecordedScene.text(path))") }

  /// Makes the view of 300 by 400 pt, without laying it out.
  func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Tile.self, forCellWithReuseIdentifier: "Tile")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge", "title", "side",
      "note",
    ] { view.register(Bar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Bar") }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "board")
    view.dataSource = view.keep(self)
    view.delegate = self
    return view
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell", indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    cell.tag = indexPath.section * 100 + indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("view of \(kind)", indexPath)
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Bar", for: indexPath)
    view.tag = indexPath.section * 100 + indexPath.item
    return view
  }

  // MARK: Layout

  private func layout(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { sizes[path] ?? self.layout(layout)?.itemSize ?? .zero }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { insets[section] ?? self.layout(layout)?.sectionInset ?? .zero }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { spacings[section]?.line ?? self.layout(layout)?.minimumLineSpacing ?? 0 }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { spacings[section]?.item ?? self.layout(layout)?.minimumInteritemSpacing ?? 0 }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { headers[section] ?? self.layout(layout)?.headerReferenceSize ?? .zero }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { footers[section] ?? self.layout(layout)?.footerReferenceSize ?? .zero }

  // MARK: Calls

  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    note("shows \(cell.tag) at", path)
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { note("hides \(cell.tag) at", path) }
  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView bar: UICollectionReusableView, forElementKind kind: String,
    at path: IndexPath
  ) { note("shows \(kind)", path) }
  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView bar: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) { note("hides \(kind)", path) }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { note("selects", path) }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { note("deselects", path) }
  func collectionView(
    _ view: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint { target?(proposed) ?? proposed }
}
