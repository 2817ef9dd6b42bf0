import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's endless carousel with automatic advances") @MainActor
struct EndlessCarouselControllerTests {
  private static func controller() -> EndlessCarouselController {
    let colors: [UIColor] = [.red, .green, .blue, .yellow, .purple]
    let carousel = EndlessCarouselController(
      banners: colors, bannerSize: CGSize(width: 300, height: 180), spacing: 20)
    carousel.view.frame = CGRect(x: 0, y: 0, width: 375, height: 180)
    carousel.view.layoutIfNeeded()
    carousel.collectionView.simulation.displayScale = 3
    carousel.collectionView.keep(carousel)
    return carousel
  }

  private let carousel = SimulatedUIScrollView(
    items: .endless(
      count: 5, firstCell: 2, cells: (0..<9).map { CGPoint(x: (960 * Double($0) - 112.5).rounded() / 3, y: 0) })
  ) {
    let carousel = controller()
    return carousel.collectionView
  }

  private let scene: Scene

  init() throws {
    scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/carousel-published.json"))
  }

  @Test("Releases land as in the published design, cell by cell")
  @MainActor func map() throws {
    let expected = try DecisionMap(of: scene)
    // The design knows its page only if it was led there.
    let map = try DecisionMap(
      of: ViewUnderTest("carousel-published", items: carousel.items) { carousel }, MapPlan(startItem: 0))
    #expect(map == expected && Set(map.cells).count > 2)
  }

  @Test(
    "Gestures move the carousel like the scene of the design",
    arguments: ["flick-left", "slow-drag", "flick-right", "drag-and-hold", "drag-pause-turn"])
  @MainActor func gestures(name: String) throws {
    let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(name).json"))
    var view = carousel
    let (trace, expected) = (try view.perform(gesture), try scene.perform(gesture))
    #expect(trace.frames == expected.frames && trace.events == expected.events && expected.frames.count > 20)
    try expectFeel(trace, matches: name)
  }

  @Test("The carousel advances every two seconds and wraps around, but not under a finger")
  @MainActor func timer() throws {
    var (view, trace) = (carousel, ScrollTrace(displayScale: 3))
    let first = view.contentOffset.x
    for n in 1...11 {
      view.advance(to: Double(n) * 2000 + 1000, recording: &trace)
      #expect(abs(view.contentOffset.x - first - Double(n % 5) * 320) < 1e-9)
    }
    let items = view.items(in: view.configuration)
    #expect(items.item(at: view.contentOffset) == 1)
    view.touchDown(at: Vector2D(x: 100, y: 90), time: 23_000, recording: &trace)
    view.advance(to: 25_000, recording: &trace)
    #expect(items.item(at: view.contentOffset) == 1)
    view.touchUp(at: nil, time: 25_500, recording: &trace)
    view.advance(to: 25_900, recording: &trace)
    #expect(items.item(at: view.contentOffset) == 2)
  }

  /// Two hours in release, over a minute in debug.
  @Test("In two hours of automatic advances no page is lost, and every page is where it was")
  @MainActor func twoHours() {
    var (view, trace) = (carousel, ScrollTrace(displayScale: 3, detail: .outcome))
    let items = view.items(in: view.configuration)
    let first = view.contentOffset.x
    for page in 1...sweepCount(3600, oneIn: 100) {
      view.advance(to: Double(page) * 2000 + 1000, recording: &trace)
      let item = items.item(at: view.contentOffset)
      guard abs(view.contentOffset.x - first - Double(page % 5) * 320) < 1e-9, item == page % 5 else {
        Issue.record("page \(page) is at \(view.contentOffset.x) pt, in item \(item ?? -1)")
        return
      }
    }
  }

  @Test("The copy of a banner has the banner's colour")
  @MainActor func copies() throws {
    let carousel = Self.controller()
    try carousel.collectionView.perform(
      .flick(from: Vector2D(x: 200, y: 90), by: Vector2D(x: 60, y: 0), releaseVelocity: 0.5))
    let middle = carousel.collectionView.visibleCells[1]
    #expect(middle.backgroundColor == .purple)
    #expect(abs(middle.center.x - carousel.collectionView.bounds.midX) < 0.17)
  }
}
