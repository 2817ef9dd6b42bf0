import Foundation
import UIKitExamples
import UIKitExamplesInSwift5
import UIKitFacade

/// An example of an app's code, ready to be dragged: created with a number of items in a size.
@MainActor
struct AppPiece {
  /// What fingers drag: the view itself, and what is inside it.
  let scrollViews: @MainActor () -> [UIScrollView]
  let resize: @MainActor (CGSize) -> Void
  let reload: @MainActor () -> Void

  typealias Factory = @MainActor (_ count: Int, _ size: CGSize) -> AppPiece

  nonisolated static let all: [String: Factory] = [
    "CardPager": { count, size in
      let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
      view.keep(CardPager(cardCount: count, in: view))
      return AppPiece(view)
    },
    "PairsController": { count, size in
      let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
      view.contentSize = CGSize(width: CGFloat(count) * size.width, height: size.height)
      view.delegate = view.keep(PairsController(pageWidth: size.width, gap: 40))
      return AppPiece(view)
    },
    "SpringPager": { count, size in
      let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
      view.keep(SpringPager(pageWidth: size.width, pageCount: count, in: view))
      return AppPiece(view)
    },
    "AnimatorPager": { count, size in
      let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
      view.keep(AnimatorPager(pageHeight: size.height, pageCount: count, in: view))
      return AppPiece(view)
    },
    "MultiPagePager": { count, size in
      let pager = MultiPagePager(frame: CGRect(origin: .zero, size: size))
      pager.pageCount = count
      pager.layoutIfNeeded()
      return AppPiece(
        scrollViews: { [pager.scrollView] },
        resize: {
          pager.frame.size = $0
          pager.layoutIfNeeded()
        },
        reload: { pager.pageCount += 1 })
    },
    "FlickLayout": { shelf(FlickLayout(), $0, $1) },
    "PlugInLayout": { count, size in
      let layout = PlugInLayout(line: .center, plugIns: [.fade])
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 160, height: 200)
      return shelf(layout, count, size)
    },
    "CarouselLayout": { shelf(CarouselLayout(), $0, $1) },
    "DeckLayout": { shelf(DeckLayout(cardSize: CGSize(width: 200, height: 300)), $0, $1) },
    "CardRowController": { count, size in
      list(UICollectionViewFlowLayout(), size) {
        $0.keep(CardRowController($0, cardSize: CGSize(width: 280, height: 200), spacing: 10, count: count))
      }
    },
    "PairsCollectionController": { count, size in
      list(UICollectionViewFlowLayout(), size) { $0.keep(PairsCollectionController(collectionView: $0, pairs: count)) }
    },
    "VerticalSnapLayout": { count, size in
      list(VerticalSnapLayout(), size) {
        $0.keep(Feed(heights: (0..<count).map { CGFloat(100 + 30 * ($0 % 4)) }, in: $0))
      }
    },
    "StickyHeaderLayout": { count, size in
      let layout = StickyHeaderLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.itemSize = CGSize(width: 200, height: 80)
      return list(layout, size) { $0.keep(SectionedList(counts: [count / 4, 0, count / 2, count], in: $0)) }
    },
    "EndlessCarouselController": { count, size in
      let banners = Array(repeating: UIColor.red, count: count)
      let controller = EndlessCarouselController(
        banners: banners, bannerSize: CGSize(width: 300, height: 150), spacing: 15)
      return shown(controller, size) { [controller.collectionView] }
    },
    "OnboardingController": { count, size in
      let controller = OnboardingController(titles: (0..<count).map { "\($0)" })
      return shown(controller, size) { [controller.scrollView] }
    },
    "ShelvesController": { count, size in
      let controller = ShelvesController(books: Array(repeating: count, count: count))
      return shown(controller, size) {
        [controller.tableView] + controller.tableView.visibleCells.compactMap { ($0 as? ShelfCell)?.collectionView }
      }
    },
    "StoreController": { count, size in
      let controller = StoreController(goods: count, offers: (0..<count).map { "\($0)" })
      return shown(controller, size) {
        let headers = controller.collectionView.visibleSupplementaryViews(ofKind: OffersHeader.kind)
        return [controller.collectionView] + headers.compactMap { ($0 as? OffersHeader)?.tableView }
      }
    },
  ]

  // MARK: What several have in common

  private static func shelf(_ layout: UICollectionViewLayout, _ count: Int, _ size: CGSize) -> AppPiece {
    list(layout, size) { $0.keep(Shelf(count: count, in: $0)) }
  }

  private static func list(
    _ layout: UICollectionViewLayout, _ size: CGSize, _ fill: (UICollectionView) -> Void
  ) -> AppPiece {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    fill(view)
    view.layoutIfNeeded()
    return AppPiece(view)
  }

  private static func shown(
    _ controller: UIViewController, _ size: CGSize, _ scrollViews: @escaping @MainActor () -> [UIScrollView?]
  ) -> AppPiece {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return AppPiece(
      scrollViews: { scrollViews().compactMap { $0 } }, resize: { window.frame.size = $0 },
      reload: { scrollViews().forEach(Self.reload) })
  }

  private static func reload(_ view: UIScrollView?) {
    (view as? UICollectionView)?.reloadData()
    (view as? UITableView)?.reloadData()
  }
}

extension AppPiece {
  fileprivate init(_ view: UIScrollView) {
    scrollViews = { [view] }
    resize = { view.frame.size = $0 }
    reload = { Self.reload(view) }
  }
}
