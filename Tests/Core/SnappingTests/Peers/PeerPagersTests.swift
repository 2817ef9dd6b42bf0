import FlowLayoutModel
import ScrollPhysics
import Snapping
import Testing

/// A release over pages, and where a pager of another project lands.
struct PeerRelease: CustomTestStringConvertible, Sendable {
  /// Where the drag began; nil for the nearest page.
  var start: Double?
  /// Where the finger lifts.
  var offset: Double
  /// Where the view would come to rest by itself, from where the finger lifts.
  var delta = 0.0
  /// In points per millisecond.
  var velocity: Double
  var target: Double

  var testDescription: String {
    "\(start.map { "from \($0) " } ?? "")at \(offset), by \(delta), \(velocity) pt/ms: \(target)"
  }

  /// Where the release lands, in a row and in a column of pages.
  func targets(_ rule: SnapRule, _ pages: PeerAreas) -> [Double?] {
    [ScrollAxis.horizontal, .vertical].map { axis in
      let points = pages.points(axis)
      let nearest = points.nearest(to: offset).map { points[$0] }
      let query = SnapQuery(
        dragStart: start ?? nearest, contentOffset: offset, proposedTarget: offset + delta, velocity: velocity)
      return rule.decision(among: points, for: query)?.target
    }
  }
}

@Suite("Peers: pagers")
struct PeerPagersTests {
  // MARK: MSPeek

  /// - Source: MSPeekCollectionViewDelegateImplementation at 5bc891a, MSPeekingTests.
  @Test(
    "MSPeek: a flick above 0.2 pt/ms turns one page, and a slower release goes to the nearest",
    arguments: [
      PeerRelease(start: 375, offset: 375, delta: 50, velocity: 0.2, target: 375),
      PeerRelease(start: 375, offset: 375, delta: 190, velocity: 0.21, target: 750),
      PeerRelease(start: 375, offset: 375, delta: -50, velocity: -0.21, target: 0),
      PeerRelease(start: 1125, offset: 1125, delta: 50, velocity: 0.21, target: 1125),
      PeerRelease(start: 0, offset: 0, delta: -50, velocity: -0.21, target: 0),
      PeerRelease(start: 350, offset: 350, delta: 0, velocity: 0, target: 375),
      PeerRelease(start: 0, offset: 0, delta: 190, velocity: 0, target: 375),
      PeerRelease(start: 375, offset: 375, delta: -190, velocity: 0, target: 0),
    ])
  func peek(_ release: PeerRelease) {
    let pages = PeerAreas(at: [0, 375, 750, 1125], length: 375, viewport: 375, maximum: 1125)
    let rule = SnapRule.flick(FlickThresholds(minimumFlickVelocity: 0.2))
    #expect(release.targets(rule, pages) == [release.target, release.target])
  }

  /// - Source: as above. Its layout keeps spacing and peek free at both ends, and one more spacing after the last item.
  @Test(
    "MSPeek: the content has the width of the original",
    arguments: [
      (spacing: 0, peek: 100, width: 900), (spacing: 0, peek: 0, width: 1500), (spacing: 100, peek: 0, width: 1300),
    ] as [(spacing: Double, peek: Double, width: Double)])
  func peekContent(spacing: Double, peek: Double, width: Double) {
    let size = LayoutSize(width: 375 - 2 * (spacing + peek), height: 200)
    let section = FlowSection(
      itemSizes: .uniform(count: 4, size: size), minimumLineSpacing: spacing,
      sectionInset: LayoutInset(top: 0, left: spacing + peek, bottom: 0, right: 2 * spacing + peek))
    let layout = FlowLayout(containerSize: LayoutSize(width: 375, height: 200), sections: [section])
    #expect(layout.frames.contentSize == LayoutSize(width: width, height: 200))
  }

  // MARK: El Passion

  /// - Source: elpassion/ecommerce-ios-demo at 4c6d3a5, ScrollPageControllerSpec.
  @Test(
    "El Passion: a release goes to the nearest page, a flick to the page before or after it",
    arguments: [
      PeerRelease(offset: -1000, velocity: 0, target: 0), PeerRelease(offset: 0, velocity: 0, target: 0),
      PeerRelease(offset: 49, velocity: 0, target: 0), PeerRelease(offset: 51, velocity: 0, target: 100),
      PeerRelease(offset: 1000, velocity: 0, target: 300),
      PeerRelease(offset: -1000, velocity: 2, target: 100), PeerRelease(offset: 0, velocity: 2, target: 100),
      PeerRelease(offset: 49, velocity: 2, target: 100), PeerRelease(offset: 51, velocity: 2, target: 300),
      PeerRelease(offset: 1000, velocity: 2, target: 300),
      PeerRelease(offset: -1000, velocity: -2, target: 0), PeerRelease(offset: 0, velocity: -2, target: 0),
      PeerRelease(offset: 49, velocity: -2, target: 0), PeerRelease(offset: 51, velocity: -2, target: 0),
      PeerRelease(offset: 1000, velocity: -2, target: 100),
    ])
  func pages(_ release: PeerRelease) {
    let pages = PeerAreas(at: [0, 100, 300], length: 100, viewport: 100, maximum: 300)
    let rule = SnapRule.flick(FlickThresholds(minimumFlickVelocity: 0.2))
    #expect(release.targets(rule, pages) == [release.target, release.target])
  }

  @Test("El Passion: without pages there is no decision", arguments: [(-1, 0), (0, 2), (1, -2)] as [(Double, Double)])
  func noPages(offset: Double, velocity: Double) {
    let none = PeerAreas(at: [], length: 100, viewport: 100, maximum: 0)
    let rule = SnapRule.flick(FlickThresholds(minimumFlickVelocity: 0.2))
    let query = SnapQuery(contentOffset: offset, velocity: velocity)
    #expect(rule.decision(among: none.points(), for: query) == nil)
  }

  // MARK: Flutter

  /// - Source: Flutter, packages/flutter/test/widgets/page\_view\_test.dart. A finger that moves left scrolls right.
  @Test(
    "Flutter's PageView: a drag goes to the nearest page, a fling to the next one",
    arguments: [
      (800, PeerRelease(start: 0, offset: 20, velocity: 0, target: 0)),
      (800, PeerRelease(start: 0, offset: 380, velocity: 0, target: 0)),
      (800, PeerRelease(start: 0, offset: 401, velocity: 0, target: 800)),
      (800, PeerRelease(start: 0, offset: 420, velocity: 0, target: 800)),
      (800, PeerRelease(start: 0, offset: 200, velocity: 1, target: 800)),
      (800, PeerRelease(start: 800, offset: 600, velocity: -1, target: 0)),
      (800, PeerRelease(start: 0, offset: 799.99999999999, velocity: 0, target: 800)),
      (600, PeerRelease(start: 0, offset: 1250, velocity: 0, target: 1200)),
    ] as [(Double, PeerRelease)])
  func pageView(width: Double, release: PeerRelease) {
    let pages = PeerAreas(
      at: (0..<6).map { Double($0) * width }, length: width, viewport: width, maximum: 5 * width)
    let rule = SnapRule.directional(minimumVelocity: ScrollTuning.default.minimumFlingSpeed)
    #expect(release.targets(rule, pages) == [release.target, release.target])
  }

  // MARK: OverlayContainer

  /// - Source: applidium/OverlayContainer, RushingForwardTargetNotchPolicyTests. A notch is a height, and velocities
  ///   point down, against it; the least velocity is 400 px/s.
  @Test(
    "OverlayContainer: a release goes to the nearest notch, a flick to the one ahead",
    arguments: [
      PeerRelease(offset: 0, velocity: 0, target: 100), PeerRelease(offset: 50, velocity: 0, target: 100),
      PeerRelease(offset: 100, velocity: 0, target: 100), PeerRelease(offset: 149, velocity: 0, target: 100),
      PeerRelease(offset: 151, velocity: 0, target: 200), PeerRelease(offset: 200, velocity: 0, target: 200),
      PeerRelease(offset: 249, velocity: 0, target: 200), PeerRelease(offset: 251, velocity: 0, target: 300),
      PeerRelease(offset: 300, velocity: 0, target: 300), PeerRelease(offset: 310, velocity: 0, target: 300),
      PeerRelease(offset: 1e5, velocity: 0, target: 300),
      PeerRelease(offset: 125, velocity: 0.1, target: 100), PeerRelease(offset: 125, velocity: 0.2, target: 100),
      PeerRelease(offset: 125, velocity: 0.5, target: 200), PeerRelease(offset: 251, velocity: -0.1, target: 300),
      PeerRelease(offset: 251, velocity: -0.2, target: 300), PeerRelease(offset: 251, velocity: -0.5, target: 200),
    ])
  func notches(_ release: PeerRelease) {
    let notches = PeerAreas(at: [100, 200, 300], length: 100, viewport: 100, maximum: 300)
    #expect(release.targets(.directional(minimumVelocity: 0.4), notches) == [release.target, release.target])
  }

  @Test(
    "OverlayContainer: an unreachable notch is ignored",
    arguments: [0, 50, 100, 149].map { PeerRelease(offset: $0, velocity: 0, target: 200) })
  func reachableNotches(_ release: PeerRelease) {
    let notches = PeerAreas(at: [200, 300], length: 100, viewport: 100, maximum: 300)
    #expect(release.targets(.directional(minimumVelocity: 0.4), notches) == [release.target, release.target])
  }
}
