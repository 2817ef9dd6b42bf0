import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitExamples
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("Apps with compositional layouts") @MainActor
struct CompositionalExampleTests {
  /// A controller's collection view in a window, which holds both.
  private static func window(_ controller: UIViewController, _ size: CGSize) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  nonisolated private static func flick(
    from place: Vector2D = Vector2D(x: 200, y: 100), by distance: Double, at speed: Double
  ) throws -> TouchGesture {
    try .flick(from: place, by: Vector2D(x: distance, y: 0), releaseVelocity: speed)
  }

  private static func store() -> (window: UIWindow, view: UICollectionView) {
    let controller = StoreFrontController()
    let window = window(controller, CGSize(width: 390, height: 700))
    return (window, controller.collectionView)
  }

  private let oneAFlick = DeclaredFeel(maximumItemsPerFlick: 1)

  // MARK: The shop: three sections

  @Test("Features page by groups of 325 pt, one a flick, and the last rests at the end of the content")
  @MainActor func features() throws {
    let (window, view) = Self.store()
    // 0.9 of 390 − 2 · 20 is 315, with 10 between; 2 · 20 + 5 · 315 + 4 · 10 = 1655, less 390 is 1265.
    #expect(view.groupOffsets(inSection: 0) == [0, 325, 650, 975, 1265].map { CGPoint(x: $0, y: 0) })
    let features = try #require(view.orthogonalScrollView(inSection: 0))
    #expect(features.frame == CGRect(x: 0, y: 8, width: 390, height: 200) && features.contentSize.width == 1655)
    for (speed, rest) in [(0.5, 325), (3, 650), (1, 975), (2.5, 1265), (2, 1265)] as [(Double, CGFloat)] {
      let run = try window.touch(Self.flick(by: -160, at: speed))
      #expect(features.contentOffset.x == rest && run.dragged.first! === features)
      #expect(view.contentOffset == .zero && run.trace(of: view)?.events.isEmpty == true)
    }
    #expect(
      view.indexPathsForVisibleItems.filter { $0.section == 0 } == [3, 4].map { IndexPath(item: $0, section: 0) })
    try expectFeel(
      try window.touch(Self.flick(by: 150, at: 1)).trace(of: features) ?? ScrollTrace(), matches: "features")
  }

  @Test("Apps rest at the leading edge of a column of three, or at the end")
  @MainActor func apps() throws {
    let (window, view) = Self.store()
    // 0.85 of 350 is 297.5, with 12 between; 2 · 20 + 4 · 297.5 + 3 · 12 = 1266, less 390 is 876.
    let rests: [CGFloat] = [0, 309.5, 619, 876]
    #expect(view.groupOffsets(inSection: 1) == rests.map { CGPoint(x: $0, y: 0) })
    let apps = try #require(view.orthogonalScrollView(inSection: 1))
    // 8 + 200 + 8 of the first section, 24 between, 44 of the header.
    #expect(apps.frame == CGRect(x: 0, y: 284, width: 390, height: 240))
    // Three cells of (240 − 12) / 3 stand in a column.
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 4, section: 1))?.frame
        == CGRect(x: 329.5, y: 366, width: 297.5, height: 76))
    let place = Vector2D(x: 300, y: 400)
    try window.touch(Self.flick(from: place, by: -60, at: 0.3))
    // 50 dragged and 0.3 / 0.002 · … ≈ 143 of the glide: nearest to 193 is 309.5.
    #expect(apps.contentOffset.x == 309.5)
    try window.touch(Self.flick(from: place, by: -160, at: 3))
    #expect(apps.contentOffset.x == 876)
    let run = try window.touch(Self.flick(from: place, by: 140, at: 0.4))
    #expect(rests.contains(apps.contentOffset.x) && apps.contentOffset.x < 876)
    try expectFeel(try #require(run.trace(of: apps)), matches: "apps")
  }

  @Test("A vertical drag in a section moves the page, not the section; categories rest anywhere")
  @MainActor func otherAxis() throws {
    let (window, view) = Self.store()
    let features = try #require(view.orthogonalScrollView(inSection: 0))
    let run = try window.touch(
      .flick(from: Vector2D(x: 200, y: 150), by: Vector2D(x: 10, y: -120), releaseVelocity: 0.4))
    #expect(run.dragged.first! === view && view.contentOffset.y > 100 && features.contentOffset == .zero)
    let categories = try #require(view.orthogonalScrollView(inSection: 2))
    #expect(view.groupOffsets(inSection: 2).isEmpty)
    let y = Double(categories.frame.midY - view.contentOffset.y)
    let free = try window.touch(Self.flick(from: Vector2D(x: 200, y: y), by: -120, at: 0.4))
    let release = try #require(free.trace(of: categories)?.releases.first)
    #expect(release.target == release.proposedTarget && categories.contentOffset.x == CGFloat(release.target.x))
    #expect(categories.contentOffset.x > 200)
  }

  @Test("The features have a decision map and no audit findings")
  @MainActor func featureMap() throws {
    let features = SimulatedUIScrollView(section: 0) {
      let (window, view) = Self.store()
      view.orthogonalScrollView(inSection: 0)?.keep(window)
      return view
    }
    let subject = features.underTest("features", declared: oneAFlick)
    #expect(throws: VariantError.self) { try subject.variant(.displayScale(3)) }
    try expectMap(of: subject, matches: "features")
    var parameters = AuditParameters()
    // A whole store is made for each gesture.
    parameters.thinning = 240 / sweepCount(240)
    try expectNoFindings(
      of: subject, only: ["unreachable-items", "wild-targets", "caught-between"], parameters: parameters)
  }

  // MARK: The looping banner

  @Test("The banner centres a card, and jumps to the middle copy after a flick has left it")
  @MainActor func banner() throws {
    let banner = LoopingBanner(frame: CGRect(x: 0, y: 0, width: 375, height: 160), cards: 5)
    let row = try #require(banner.collectionView.orthogonalScrollView(inSection: 0))
    // A card leaves 37.5 pt free on each side; the pitch is 316.
    func rest(_ card: Int) -> CGFloat { 316 * CGFloat(card) - 37.5 }
    #expect(banner.collectionView.groupOffsets(inSection: 0).map(\.x) == (0..<15).map(rest))
    #expect(row.contentInset == UIEdgeInsets(top: 0, left: 37.5, bottom: 0, right: 37.5))
    #expect(row.contentOffset.x == rest(5) && banner.currentCard == 0)
    for card in 1...4 {
      try banner.touch(Self.flick(by: -120, at: 1))
      #expect(row.contentOffset.x == rest(5 + card) && banner.currentCard == card)
    }
    let run = try banner.touch(Self.flick(by: -120, at: 1))
    #expect(row.contentOffset.x == rest(5) && banner.currentCard == 0)
    try expectFeel(try #require(run.trace(of: row)), matches: "banner")
    // The first card can rest in the centre only.
    #expect(banner.collectionView.groupOffsets(inSection: 0).first?.x == -37.5)
    let cell = banner.collectionView.cellForItem(at: IndexPath(item: 6, section: 0))
    #expect(cell.map { $0.transform.a < 1 } == true)
  }

  @Test("An audit finds that the first card cannot rest at the leading edge, nor the last at the trailing one")
  @MainActor func bannerEdges() throws {
    func row(_ rests: [CGFloat]) -> SimulatedUIScrollView {
      SimulatedUIScrollView(section: 0, items: .at(rests.map { CGPoint(x: $0, y: 0) })) {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(200)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return Self.collection(UICollectionViewCompositionalLayout(section: section), width: 375, count: 6)
      }
    }
    // The edges: card 0 at 0, and card 5 at 1800 − 375.
    let wished = row([0, 262.5, 562.5, 862.5, 1162.5, 1425])
    let subject = ViewUnderTest("centred", declared: oneAFlick, items: wished.items) { wished }
    let report = try Audits.run(on: subject, only: ["unreachable-items"])
    #expect(report.findings.count == 1)
    let centred = row([-37.5, 262.5, 562.5, 862.5, 1162.5, 1462.5])
    try expectNoFindings(
      of: ViewUnderTest("centred", declared: oneAFlick, items: centred.items) { centred },
      only: ["unreachable-items"])
  }

  private static func collection(
    _ layout: UICollectionViewLayout, width: CGFloat, count: Int
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 240), collectionViewLayout: layout)
    view.keep(Shelf(count: count, in: view))
    return view
  }

  // MARK: Heroes and their page control

  @Test("The hero section turns one page a flick, and the page control follows the handler")
  @MainActor func heroes() throws {
    let controller = HeroPagesController(pages: 4)
    let window = Self.window(controller, CGSize(width: 320, height: 568))
    for (speed, page) in [(0.5, 1), (2.9, 2), (1, 3), (1, 3)] as [(Double, Int)] {
      try window.touch(Self.flick(by: -150, at: speed))
      #expect(controller.pageControl.currentPage == page)
      #expect(controller.collectionView.orthogonalScrollView(inSection: 0)?.contentOffset.x == 320 * CGFloat(page))
    }
    let heroes = try #require(controller.collectionView.orthogonalScrollView(inSection: 0))
    let run = try window.touch(Self.flick(by: 150, at: 2.9))
    #expect(controller.pageControl.currentPage == 2)
    try expectFeel(try #require(run.trace(of: heroes)), matches: "heroes")
  }

  // MARK: Lanes

  @Test("Lanes rest every 155.2 pt to the pixel, at the rate of the section")
  @MainActor func lanes() throws {
    let view = Self.collection(LaneLayout(headerKind: "title"), width: 390, count: 12)
    // 0.4 of 390 − 2 · 16 is 143.2, with 12 between.
    let lane = try #require(view.orthogonalScrollView(inSection: 0))
    #expect(lane.decelerationRate == .fast && lane.frame == CGRect(x: 0, y: 40, width: 390, height: 180))
    let run = try view.touch(Self.flick(by: -100, at: 1.5))
    // 90 of the drag, 1.5 / 0.01005 ≈ 149 of the glide: 239 is nearest to 310.4, which the pixel makes 310.5.
    #expect(lane.contentOffset.x == 310.5)
    try expectFeel(try #require(run.trace(of: lane)), matches: "lanes")
    view.frame.size.width = 844
    view.layoutIfNeeded()
    // 0.2 of 812 is 162.4: the third poster stays in position.
    #expect(abs(view.groupOffsets(inSection: 0)[2].x - 348.8) < 1e-9)
    #expect(abs(lane.contentOffset.x - 348.8) <= 0.25)
  }

  // MARK: All kinds of scrolling

  @Test(
    "Each kind of section rests as its scrolling behavior says",
    arguments: [
      (1, 2.0, [340, 680, 1020, 1360, 1640]), (2, 3, [400]), (3, 3, [340]), (4, 3, [310]),
    ] as [(Int, Double, [CGFloat])])
  @MainActor func kinds(section: Int, speed: Double, rests: [CGFloat]) throws {
    let controller = ScrollKindsController()
    let window = Self.window(controller, CGSize(width: 400, height: 800))
    let view: UICollectionView = controller.collectionView
    let row = try #require(view.orthogonalScrollView(inSection: section))
    // Sections are 0.4 of 800 high, 20 apart; a group is 0.85 of 400 long.
    #expect(row.frame == CGRect(x: 0, y: 340 * CGFloat(section), width: 400, height: 320))
    #expect(row.contentSize.width == 6 * 340 && row.contentOffset.x == (section == 4 ? -30 : 0))
    view.contentOffset.y = row.frame.minY
    let run = try window.touch(Self.flick(by: -160, at: speed))
    #expect(rests.contains(row.contentOffset.x), "\(row.contentOffset.x)")
    try expectFeel(try #require(run.trace(of: row)), matches: "kind-\(section)")
    for _ in 0..<8 { try window.touch(Self.flick(by: -160, at: 3)) }
    #expect(row.contentOffset.x == (section == 4 ? 1670 : 1640))
  }

  @Test("A section without scrolling lays out its groups downward")
  @MainActor func noKind() throws {
    let controller = ScrollKindsController()
    let window = Self.window(controller, CGSize(width: 400, height: 800))
    let view: UICollectionView = controller.collectionView
    #expect(view.orthogonalScrollView(inSection: 5) == nil && view.contentSize.height == 5 * 340 + 6 * 320)
    // The second group's large item is 0.7 · 340 wide, with insets of 10.
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 5))?.frame.integral
        == CGRect(x: 10, y: 2030, width: 218, height: 300))
    _ = window
  }

  // MARK: Rings, mosaic, articles

  @Test("A ring pages by the bounds and drifts by its spacing, and an audit finds it")
  @MainActor func rings() throws {
    func ring(_ spacing: CGFloat) -> SimulatedUIScrollView {
      let places = (0..<4).map { (ring: Int) -> CGPoint in CGPoint(x: CGFloat(ring) * (240 + spacing), y: 0) }
      return SimulatedUIScrollView(section: 0, items: .at(places)) {
        Self.collection(makeRingLayout(spacing: spacing), width: 240, count: 24)
      }
    }
    let view = Self.collection(makeRingLayout(spacing: 10), width: 240, count: 24)
    let row = try #require(view.orthogonalScrollView(inSection: 0))
    #expect(row.isPagingEnabled && row.contentSize.width == 4 * 240 + 3 * 10)
    // The first item of the second ring lies on its right: 120 + 60 − 30, after 250.
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 6, section: 0))?.frame
        == CGRect(x: 400, y: 90, width: 60, height: 60))
    let run = try view.touch(Self.flick(by: -80, at: 1))
    #expect(row.contentOffset.x == 240)
    try expectFeel(try #require(run.trace(of: row)), matches: "rings")
    let (drifting, tight) = (ring(10), ring(0))
    let report = try Audits.run(
      on: ViewUnderTest("rings", declared: oneAFlick, items: drifting.items) { drifting }, only: ["unreachable-items"])
    #expect(report.findings.count == 1)
    try expectNoFindings(
      of: ViewUnderTest("rings", declared: oneAFlick, items: tight.items) { tight }, only: ["unreachable-items"])
  }

  @Test("A mosaic has the expected frames, badges and background of its nested groups")
  @MainActor func mosaic() throws {
    let view = Self.collection(MosaicLayout.make(), width: 400, count: 12)
    func frame(_ item: Int) -> CGRect? {
      let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      return frame.map {
        CGRect(
          x: $0.minX.rounded(), y: $0.minY.rounded(), width: $0.width.rounded(), height: $0.height.rounded())
      }
    }
    // 370 inside the insets: 259 and 111, then three of 123.3.
    #expect(frame(0) == CGRect(x: 17, y: 12, width: 255, height: 196))
    #expect(frame(1) == CGRect(x: 274, y: 10, width: 111, height: 100))
    #expect(frame(2) == CGRect(x: 274, y: 110, width: 111, height: 100))
    #expect(frame(3) == CGRect(x: 15, y: 210, width: 123, height: 100))
    #expect(frame(6) == CGRect(x: 17, y: 312, width: 255, height: 196))
    #expect(view.contentSize == CGSize(width: 400, height: 620))
    let badge = view.layoutAttributesForSupplementaryElement(
      ofKind: MosaicLayout.badgeKind, at: IndexPath(item: 0, section: 0))
    // At the upper right corner (272, 12), moved by 0.3 of its size.
    #expect(badge?.frame == CGRect(x: 258, y: 6, width: 20, height: 20))
    let background = view.collectionViewLayout.layoutAttributesForDecorationView(
      ofKind: MosaicLayout.backgroundKind, at: IndexPath(item: 0, section: 0))
    #expect(background?.frame == CGRect(x: 0, y: 0, width: 400, height: 620))
    let trace = try view.perform(
      .flick(from: Vector2D(x: 100, y: 200), by: Vector2D(x: 0, y: -90), releaseVelocity: 0.3))
    try expectFeel(trace, matches: "mosaic")
    #expect(trace.rest?.contentOffset.y == trace.releases.first?.target.y)
  }

  @Test("Articles have the preferred heights of their cells, and a header stays until its section ends")
  @MainActor func articles() throws {
    let controller = ArticleListController()
    let window = Self.window(controller, CGSize(width: 375, height: 600))
    let view: UICollectionView = controller.collectionView
    var y: CGFloat = 36 + 12
    for item in 0..<6 {
      let height = 40 + 20 * CGFloat(ArticleListController.lines[item])
      #expect(
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
          == CGRect(x: 16, y: y, width: 343, height: height))
      y += height + 8
    }
    func header(_ section: Int) -> CGFloat? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    #expect(header(0) == 0)
    let trace = try view.perform(
      .flick(from: Vector2D(x: 100, y: 400), by: Vector2D(x: 0, y: -200), releaseVelocity: 0.5))
    #expect(view.contentOffset.y > 300 && header(0) == view.contentOffset.y)
    try expectFeel(trace, matches: "articles")
    // Twelve articles of 40 + 20 · (1 + 3 + 2 + 5 + 1 + 4) / 6 on average, in 36 + 2 · 12 + 11 · 8.
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    // 36 + 24 + 88 + 12 · 40 + 2 · 16 · 20.
    let end: CGFloat = 1268
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 11, section: 0)).map { $0.frame.maxY } == end - 12)
    view.contentOffset.y = end - 20
    view.layoutIfNeeded()
    #expect(header(0) == end - 36 && header(1) == end)
    _ = window
  }
}
