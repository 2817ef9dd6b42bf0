import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// Each type, edition and parameter of a snapping, by where the view lands that is made of it.
///
/// The row's places are 336 pt apart: from 0 at the line's start, from −11.5 in the centre, from −23 at its end.
@Suite("Snapping in scene documents")
struct SnappingDocumentTests {
  /// A release: where, how fast, and where the drag began.
  struct Release: Sendable, CustomTestStringConvertible {
    var offset = 100.0
    var velocity: Double
    var start = 0.0
    var testDescription: String { "\(velocity) pt/ms at \(offset) from \(start)" }
  }

  /// Far enough, but slow; a flick; a large flick.
  static let still = Release(velocity: 0)
  static let slow = Release(velocity: 0.15)
  static let flick = Release(velocity: 0.5)
  static let large = Release(velocity: 2.5)
  static let huge = Release(velocity: 10)

  @Test(
    "Every type and parameter has its effect on the offset of a landing",
    arguments: [
      ("'type': 'cardPaging'", flick, 324.5), ("'type': 'cardPaging', 'edition': 'corrected'", flick, 324.5),
      // To whole points.
      ("'type': 'cardPaging', 'edition': 'published'", flick, 324),

      ("'type': 'flickThresholds'", slow, 0), ("'type': 'flickThresholds'", flick, 336),
      ("'type': 'flickThresholds'", large, 672),
      ("'type': 'flickThresholds', 'minimumFlickVelocity': 0.1", slow, 336),
      ("'type': 'flickThresholds', 'minimumFlickVelocity': 0.6", flick, 0),
      ("'type': 'flickThresholds', 'minimumFlickVelocity': 0", Release(velocity: 0.01), 336),
      ("'type': 'flickThresholds', 'largeFlickVelocity': 0.4", flick, 672),
      ("'type': 'flickThresholds', 'largeFlickVelocity': 1e308", large, 336),
      ("'type': 'flickThresholds', 'pagesPerFlick': 3", flick, 1008),
      ("'type': 'flickThresholds', 'pagesPerFlick': 3", large, 672),
      ("'type': 'flickThresholds', 'pagesPerLargeFlick': 5", large, 1680),
      ("'type': 'flickThresholds', 'pagesPerLargeFlick': 10000000", large, 3001),
      // Counted from where the drag began, or from where the content is.
      ("'type': 'flickThresholds'", Release(offset: 340, velocity: -0.5, start: 336), 0),
      ("'type': 'flickThresholds', 'edition': 'published'", Release(offset: 340, velocity: -0.5, start: 336), 336),
      ("'type': 'flickThresholds', 'edition': 'published'", slow, 0),
      ("'type': 'flickThresholds', 'edition': 'published', 'minimumFlickVelocity': 0.1", slow, 336),
      ("'type': 'flickThresholds', 'edition': 'published', 'largeFlickVelocity': 0.4", flick, 672),
      ("'type': 'flickThresholds', 'edition': 'published', 'pagesPerFlick': 3", flick, 1008),
      ("'type': 'flickThresholds', 'edition': 'published', 'pagesPerLargeFlick': 5", large, 1680),

      ("'type': 'alignment'", flick, 336), ("'type': 'alignment', 'alignment': 'lineStart'", flick, 336),
      ("'type': 'alignment', 'alignment': 'lineCenter'", flick, 324.5),
      ("'type': 'alignment', 'alignment': 'lineEnd'", flick, 313),
      ("'type': 'alignment'", Release(velocity: 0.29), 0),
      ("'type': 'alignment', 'flickVelocity': 0.1", slow, 336),
      ("'type': 'alignment', 'flickVelocity': 0.6", flick, 0),
      // As far as it would go by itself, or to the next one in the viewport.
      ("'type': 'alignment'", huge, 1008), ("'type': 'alignment', 'edition': 'published'", huge, 336),
      ("'type': 'alignment', 'edition': 'published', 'alignment': 'lineCenter'", flick, 324.5),
      ("'type': 'alignment', 'edition': 'published', 'alignment': 'lineEnd'", flick, 313),
      ("'type': 'alignment', 'edition': 'published'", Release(velocity: 0.29), 0),
      ("'type': 'alignment', 'edition': 'published', 'flickVelocity': 0.1", slow, 336),

      ("'type': 'unevenPages'", flick, 324.5), ("'type': 'unevenPages'", huge, 996.5),
      ("'type': 'unevenPages', 'maximumPagesPerFlick': 2", huge, 660.5),

      ("'type': 'custom'", flick, 0), ("'type': 'custom'", Release(velocity: 1), 336),
      ("'type': 'custom', 'points': {}, 'rule': {}", Release(velocity: 1), 336),
      ("'type': 'custom', 'points': {'alignment': 'lineCenter'}", Release(velocity: 1), 324.5),
      ("'type': 'custom', 'points': {'alignment': 'lineEnd'}", Release(velocity: 1), 313),
      ("'type': 'custom', 'points': {'alignment': 0}", Release(velocity: 1), 336),
      ("'type': 'custom', 'points': {'alignment': 0.5}", Release(velocity: 1), 324.5),
      ("'type': 'custom', 'points': {'alignment': 1}", Release(velocity: 1), 313),
      ("'type': 'custom', 'points': {'leadingMargin': 0}", Release(offset: 0, velocity: 0), 16),
      ("'type': 'custom', 'points': {'leadingMargin': -4}", Release(offset: 0, velocity: 0), 20),
      (
        "'type': 'custom', 'points': {'leadingMargin': 0, 'endAlignment': true}", Release(offset: 0, velocity: 0), 0
      ),
      ("'type': 'custom', 'points': {'alignment': 'lineEnd', 'trailingMargin': 40}", Release(velocity: 1.5), 337),

      ("'type': 'custom', 'rule': {'type': 'nearest'}", flick, 0),
      ("'type': 'custom', 'rule': {'type': 'directional'}", flick, 336),
      ("'type': 'custom', 'rule': {'type': 'directional'}", slow, 0),
      ("'type': 'custom', 'rule': {'type': 'directional'}", Release(velocity: 0.21), 336),
      ("'type': 'custom', 'rule': {'type': 'directional'}", Release(velocity: 0.2), 0),
      ("'type': 'custom', 'rule': {'type': 'directional', 'minimumFlickVelocity': 0.1}", slow, 336),
      ("'type': 'custom', 'rule': {'type': 'flickThresholds'}", slow, 0),
      // Of its own accord a custom rule knows no large flicks.
      ("'type': 'custom', 'rule': {'type': 'flickThresholds'}", large, 336),
      ("'type': 'custom', 'rule': {'type': 'flickThresholds', 'largeFlickVelocity': 2}", large, 672),
      ("'type': 'custom', 'rule': {'type': 'flickThresholds', 'minimumFlickVelocity': 0.1}", slow, 336),
      ("'type': 'custom', 'rule': {'type': 'flickThresholds', 'pagesPerFlick': 4}", flick, 1344),
      (
        "'type': 'custom', 'rule': {'type': 'flickThresholds', 'largeFlickVelocity': 2, 'pagesPerLargeFlick': 4}",
        large, 1344
      ),
      ("'type': 'custom', 'rule': {'stops': 'none'}", huge, 1008),
      ("'type': 'custom', 'rule': {'stops': 'every'}", huge, 336),
      ("'type': 'custom', 'rule': {'stops': [2]}", huge, 672),
      ("'type': 'custom', 'rule': {'stops': [7, 2, 2, 5]}", huge, 672),
      ("'type': 'custom', 'rule': {'stops': []}", huge, 1008),
      ("'type': 'custom', 'rule': {'proximity': 150}", Release(velocity: 1), 336),
      ("'type': 'custom', 'rule': {'proximity': {'viewport': 0.5}}", Release(velocity: 1), 336),
      ("'type': 'custom', 'rule': {'proximity': 20}", still, 100),
      ("'type': 'custom', 'rule': {'proximity': {'viewport': 0.2}}", still, 100),
      ("'type': 'custom', 'rule': {'proximity': {'viewport': 0.3}}", still, 0),
      ("'type': 'custom', 'maximumItemsPerFlick': 2", huge, 672),
      ("'type': 'custom', 'maximumItemsPerFlick': 10000000", huge, 1008),
      ("'type': 'none'", still, 100),
    ] as [(String, Release, Double)])
  func landing(snapping: String, release: Release, place: Double) throws {
    let scene = try LaidOutText(snapping: snapping).scene()
    let run = scene.landed(at: release.offset, release.velocity, from: release.start)
    #expect(run.trace.rest?.contentOffset == Vector2D(x: place, y: 0))
    // Halfway between two places is the first item's.
    #expect(run.items.rest == Int((place / 336).rounded()))
  }

  @Test("Published pages of groups rest half a gap before a pair, the others at their snap points")
  func unevenPages() throws {
    let layout = """
      'itemSizes': [{'width': 375, 'height': 240}], 'repeatCount': 6, 'lineSpacings': [0, 50, 0, 50, 0],
      'sectionInset': {'left': 25, 'right': 25}
      """
    for (edition, place) in [("corrected", 400), ("published", 25)] as [(String, Double)] {
      let scene = try LaidOutText(layout: layout, snapping: "'type': 'unevenPages', 'edition': '\(edition)'").scene()
      #expect(scene.landing(at: 50, 0.5, from: 0)?.contentOffset.x == place)
    }
  }

  @Test(
    "A view may rest inside an item longer than the viewport, unless the rule forbids it",
    arguments: [nil, true, false])
  func oversized(rests: Bool?) throws {
    let rule = rests.map { "'restsInsideOversizedItems': \($0)" } ?? ""
    let scene = try LaidOutText(
      layout: "'itemCount': 3, 'itemSize': {'width': 900, 'height': 240}, 'minimumLineSpacing': 0",
      snapping: "'type': 'custom', 'rule': {\(rule)}"
    ).scene()
    #expect(scene.landing(at: 200, 0, from: 0)?.contentOffset.x == (rests == false ? 0 : 200))
  }

  @Test("The gap of a single pair of published pages is the sum of the half gaps around it", arguments: [1, 2])
  func singlePair(pages: Int) throws {
    let gaps = Array(repeating: "0", count: pages - 1).joined(separator: ", ")
    let scene = try LaidOutText(
      layout: """
        'itemCount': \(pages), 'itemSize': {'width': 375, 'height': 240}, 'lineSpacings': [\(gaps)],
        'sectionInset': {'left': 25, 'right': 25}
        """, snapping: "'type': 'unevenPages', 'edition': 'published'"
    ).scene()
    #expect(scene.landing(at: 20, 0, from: 20)?.contentOffset.x == 25)
    if pages == 2 { #expect(scene.landing(at: 350, 0, from: 300)?.contentOffset.x == 400) }
  }

  @Test("A column snaps along its own axis, in the editions that support columns")
  func vertical() throws {
    let layout = """
      'scrollDirection': 'vertical', 'itemCount': 10, 'itemSize': {'width': 300, 'height': 200},
      'minimumLineSpacing': 16, 'sectionInset': {'top': 16, 'bottom': 16}
      """
    for snapping in [
      "'type': 'alignment'", "'type': 'alignment', 'edition': 'published'", "'type': 'flickThresholds'",
      "'type': 'custom', 'rule': {'type': 'directional'}",
    ] {
      let scene = try LaidOutText(layout: layout, snapping: snapping).scene()
      #expect(scene.landing(at: 60, 0.5, from: 0, .vertical)?.contentOffset == Vector2D(x: 0, y: 216), "\(snapping)")
    }
    for type in ["cardPaging", "unevenPages", "carousel"] {
      let scene = try LaidOutText(layout: layout, snapping: "'type': '\(type)'").scene()
      let start = scene.contentOffset.y
      let run = scene.landed(at: start + 60, 0.5, from: start, .vertical)
      #expect(run.items.itemDelta == 1 && run.trace.rest?.contentOffset.x == 0, "\(type)")
    }
  }

  @Test("From right to left a row and its snapping are mirrored")
  func rightToLeft() throws {
    for (snapping, place) in [
      ("'type': 'flickThresholds'", 336), ("'type': 'cardPaging'", 324.5),
      ("'type': 'alignment', 'alignment': 'lineEnd'", 313), ("'type': 'custom', 'rule': {'stops': 'every'}", 0),
    ] as [(String, Double)] {
      let scene = try LaidOutText(snapping: snapping, view: ", 'layoutDirection': 'rightToLeft'").scene()
      let run = scene.landed(at: 3001 - 100, -0.5, from: 3001)
      #expect(run.trace.rest?.contentOffset.x == 3001 - place, "\(snapping)")
      #expect(run.items.rest == Int((place / 336).rounded()), "\(snapping)")
    }
  }

  @Test("Snapping and layout read back the same")
  func values() throws {
    let scene = try LaidOutText(snapping: "'type': 'cardPaging', 'edition': 'published'").scene()
    #expect(scene.snapping == SceneSnapping(.cardPaging, edition: .published))
    #expect(scene.layout?.frames.itemCount == 10)
    #expect(try LaidOutText().scene().snapping == .none)
  }
}
