import Foundation
import Testing
import UIKitExamples
import UIKitExamplesInSwift5
import UIKitFacade

/// The example files as an app sets them up, each in a view of its own.
struct AppExample: Sendable, CustomTestStringConvertible {
  let name: String
  /// Gestures that fit its axis.
  var gestures = [
    "flick-left", "flick-fast", "slow-drag", "flick-back-and-forth", "overscroll-outward", "rotate-at-rest",
  ]
  var items = SimulatedUIScrollView.ItemSource.found
  let make: @MainActor @Sendable () -> UIScrollView

  var testDescription: String { name }

  /// The view as a value.
  @MainActor var view: SimulatedUIScrollView { SimulatedUIScrollView(items: items, make) }

  static let all = [
    AppExample(name: "flick-layout") {
      let view = collection(375, 240, FlickLayout())
      view.keep(Shelf(count: 10, in: view))
      return view
    },
    AppExample(name: "carousel-layout") {
      let layout = CarouselLayout()
      layout.itemSize = CGSize(width: 200, height: 200)
      layout.minimumLineSpacing = 20
      let view = collection(375, 240, layout)
      view.keep(Shelf(count: 12, in: view))
      return view
    },
    AppExample(
      name: "card-pager", items: .at((0..<10).map { CGPoint(x: min(max(0, 336 * Double($0) - 11.5), 3001), y: 0) })
    ) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
      view.keep(CardPager(cardCount: 10, in: view))
      return view
    },
    AppExample(
      name: "spring-pager", gestures: ["flick-left", "flick-fast", "slow-drag", "flick-back-and-forth", "five-flicks"],
      items: .at((0..<8).map { CGPoint(x: 375 * $0, y: 0) })
    ) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
      view.keep(SpringPager(pageWidth: 375, pageCount: 8, in: view))
      return view
    },
    AppExample(
      name: "animator-pager", gestures: ["flick-up", "flick-down", "slow-drag-up"],
      items: .at((0..<5).map { CGPoint(x: 0, y: 500 * $0) })
    ) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
      view.keep(AnimatorPager(pageHeight: 500, pageCount: 5, in: view))
      return view
    },
    AppExample(
      name: "card-row", items: .at((0..<8).map { CGPoint(x: min(max(0, 290 * $0 - 20), 1990), y: 0) })
    ) {
      let view = collection(320, 200, UICollectionViewFlowLayout())
      view.keep(CardRowController(view, cardSize: CGSize(width: 280, height: 200), spacing: 10, count: 8))
      return view
    },
    AppExample(
      name: "pairs", items: .at((0..<6).map { CGPoint(x: 300 * $0 + 40 * ($0 / 2), y: 0) })
    ) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.contentSize = CGSize(width: 3 * 640 - 40, height: 400)
      view.delegate = view.keep(PairsController(pageWidth: 300, gap: 40))
      return view
    },
    AppExample(
      name: "magazine", items: .at((0..<10).map { CGPoint(x: 25 + 800 * ($0 / 2) + 375 * ($0 % 2), y: 0) })
    ) {
      let view = collection(375, 240, UICollectionViewFlowLayout())
      view.keep(PairsCollectionController(collectionView: view, pairs: 5))
      return view
    },
    AppExample(name: "plug-in-layout") {
      let layout = PlugInLayout(line: .center, plugIns: [.fade])
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 200, height: 160)
      let view = collection(375, 160, layout)
      view.decelerationRate = .fast
      view.keep(Shelf(count: 8, in: view))
      return view
    },
    AppExample(name: "vertical-snap", gestures: ["flick-up", "flick-down", "slow-drag-up"]) {
      let view = collection(320, 500, VerticalSnapLayout())
      view.contentInset.top = 60
      view.keep(Feed(heights: [120, 200, 100, 240, 200, 150, 300, 180, 220, 160], in: view))
      view.layoutIfNeeded()
      view.contentOffset.y = -60
      return view
    },
    AppExample(
      name: "endless-carousel", items: .endless(count: 5, firstCell: 2)
    ) {
      let carousel = EndlessCarouselController(
        banners: [.red, .green, .blue, .yellow, .purple], bannerSize: CGSize(width: 300, height: 180), spacing: 20)
      carousel.view.frame = CGRect(x: 0, y: 0, width: 375, height: 180)
      carousel.view.layoutIfNeeded()
      carousel.collectionView.keep(carousel)
      return carousel.collectionView
    },
    AppExample(
      name: "onboarding", items: .at([0, 375, 750].map { CGPoint(x: $0, y: 0) })
    ) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let controller = OnboardingController(titles: ["Welcome", "Swipe", "Begin"])
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.scrollView.keep(window)
      return controller.scrollView
    },
  ]

  @MainActor
  private static func collection(
    _ width: CGFloat, _ height: CGFloat, _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
  }
}
