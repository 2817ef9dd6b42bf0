import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

@Suite("Faulty snapping in scene documents")
struct SnappingFaultTests {
  private static let types =
    "'none', 'cardPaging', 'flickThresholds', 'unevenPages', 'alignment', 'carousel', 'tabView', 'viewAligned', 'paging', "
    + "'groupPaging', 'groupPagingCentered', 'continuousGroupLeadingBoundary', 'dragGesture', 'custom'"
  private static let most = "from 1 to 10000000"
  private static let stops = "rule.stops: must be 'none', 'every' or a list of items by their index from 0"
  private static let proximity = "rule.proximity: must be a distance"
  private static let anchor =
    "points.alignment: must be 'lineStart', 'lineCenter', 'lineEnd' or a number from 0 to 1"

  /// The parameters of flicks of two speeds, faulty; in a type and in a rule.
  private static let thresholds = [
    ("'minimumFlickVelocity': -0.1", "minimumFlickVelocity: must be a number that is not negative, not -0.1"),
    ("'minimumFlickVelocity': null", "minimumFlickVelocity: must be a number, not null"),
    ("'largeFlickVelocity': -2", "largeFlickVelocity: must be a number that is not negative, not -2"),
    ("'largeFlickVelocity': '2'", "largeFlickVelocity: must be a number, not a string"),
    ("'pagesPerFlick': 0", "pagesPerFlick: must be a number \(most), not 0"),
    ("'pagesPerFlick': 1.5", "pagesPerFlick: must be a whole number"),
    ("'pagesPerFlick': true", "pagesPerFlick: must be a number, not true or false"),
    ("'pagesPerLargeFlick': -1", "pagesPerLargeFlick: must be a number \(most), not -1"),
    ("'pagesPerLargeFlick': 1e9", "pagesPerLargeFlick: must be a number \(most), not 1000000000"),
    ("'pagesPerLargeFlick': 1e308", "pagesPerLargeFlick: must be a number \(most), not 1e+308"),
    ("'pagesPerFlik': 1", "pagesPerFlik: is not a known key; did you mean 'pagesPerFlick'?"),
  ]

  @Test(
    "A faulty snapping is rejected with its path and advice",
    arguments: [
      ("", "type: is missing; give one of \(types)"),
      ("'type': null", "type: must be a string, not null"),
      ("'type': 3", "type: must be a string, not a number"),
      ("'type': 'cards'", "type: must be one of \(types), not 'cards'"),
      ("'type': 'cardpaging'", "type: must be one of \(types), not 'cardpaging' (did you mean 'cardPaging'?)"),
      // Each type has its own keys.
      ("'type': 'none', 'edition': 'published'", "edition: is not a known key; the keys here are 'type'"),
      (
        "'type': 'cardPaging', 'flickVelocity': 1",
        "flickVelocity: is not a known key; the keys here are 'type', 'edition'"
      ),
      (
        "'type': 'flickThresholds', 'rule': {}",
        "rule: is not a known key; the keys here are 'type', 'edition', 'minimumFlickVelocity', 'largeFlickVelocity', 'pagesPerFlick', 'pagesPerLargeFlick'"
      ),
      (
        "'type': 'unevenPages', 'copies': 2",
        "copies: is not a known key; the keys here are 'type', 'edition', 'maximumPagesPerFlick'"
      ),
      (
        "'type': 'alignment', 'points': {}",
        "points: is not a known key; the keys here are 'type', 'edition', 'alignment', 'flickVelocity'"
      ),
      ("'type': 'alignment', 'alignement': 'lineEnd'", "alignement: is not a known key; did you mean 'alignment'?"),
      (
        "'type': 'carousel', 'alignment': 'lineEnd'",
        "alignment: is not a known key; the keys here are 'type', 'edition', 'copies', 'autoScrollInterval', 'loops'"
      ),
      (
        "'type': 'custom', 'edition': 'published'",
        "edition: is not a known key; the keys here are 'type', 'points', 'rule', 'maximumItemsPerFlick'"
      ),
      ("'type': 'cardPaging', 'editoin': 'published'", "editoin: is not a known key; did you mean 'edition'?"),
      // Editions.
      ("'type': 'cardPaging', 'edition': 'old'", "edition: must be one of 'corrected', 'published', not 'old'"),
      (
        "'type': 'alignment', 'edition': 'publisched'",
        "edition: must be one of 'corrected', 'published', not 'publisched' (did you mean 'published'?)"
      ),
      ("'type': 'alignment', 'edition': null", "edition: must be a string, not null"),
      (
        "'type': 'unevenPages', 'edition': 'published', 'maximumPagesPerFlick': 1",
        "maximumPagesPerFlick: is for the corrected edition only; the published design has no such parameter"
      ),
      // Numbers.
      ("'type': 'unevenPages', 'maximumPagesPerFlick': 0", "maximumPagesPerFlick: must be a number \(most), not 0"),
      ("'type': 'unevenPages', 'maximumPagesPerFlick': 2.5", "maximumPagesPerFlick: must be a whole number"),
      ("'type': 'unevenPages', 'maximumPagesPerFlick': null", "maximumPagesPerFlick: must be a number, not null"),
      ("'type': 'alignment', 'flickVelocity': -1", "flickVelocity: must be a number that is not negative, not -1"),
      ("'type': 'alignment', 'flickVelocity': []", "flickVelocity: must be a number, not a list"),
      (
        "'type': 'alignment', 'alignment': 'lineMiddle'",
        "alignment: must be one of 'lineStart', 'lineCenter', 'lineEnd', not 'lineMiddle'"
      ),
      ("'type': 'alignment', 'alignment': 0.5", "alignment: must be a string, not a number"),
      ("'type': 'custom', 'maximumItemsPerFlick': 0", "maximumItemsPerFlick: must be a number \(most), not 0"),
      ("'type': 'custom', 'maximumItemsPerFlick': -3", "maximumItemsPerFlick: must be a number \(most), not -3"),
      ("'type': 'custom', 'maximumItemsPerFlick': 1.5", "maximumItemsPerFlick: must be a whole number"),
      // A drag gesture.
      ("'type': 'dragGesture', 'part': -1", "part: must be a number that is not negative, not -1"),
      ("'type': 'dragGesture', 'distance': '50'", "distance: must be a number, not a string"),
      ("'type': 'dragGesture', 'turns': 'two'", "turns: must be one of 'one', 'rounded', 'truncated', not 'two'"),
      ("'type': 'dragGesture', 'resistanceFactor': 2", "resistanceFactor: must be a number from 0 to 1, not 2"),
      ("'type': 'dragGesture', 'resistanceLimit': 0", "resistanceLimit: must be a number from 0.001 to 1000000, not 0"),
      ("'type': 'dragGesture', 'duration': 0", "duration: must be a number from 0.001 to 1000000, not 0"),
      ("'type': 'dragGesture', 'dampingFraction': 0", "dampingFraction: must be a number from 0.001 to 1000000, not 0"),
      ("'type': 'dragGesture', 'stiffness': 0", "stiffness: must be a number from 0.001 to 1000000, not 0"),
      ("'type': 'dragGesture', 'damping': -1", "damping: must be a number from 0.001 to 1000000, not -1"),
      ("'type': 'dragGesture', 'initialVelocity': null", "initialVelocity: must be a number, not null"),
      (
        "'type': 'dragGesture', 'minimumDistance': -4", "minimumDistance: must be a number that is not negative, not -4"
      ),
      (
        "'type': 'dragGesture', 'animation': 'sprng'",
        "animation: must be one of 'default', 'spring', 'interactiveSpring', 'smooth', 'snappy', 'bouncy', 'easeIn', 'easeOut', 'easeInOut', 'linear', 'interpolatingSpring', 'immediate', not 'sprng' (did you mean 'spring'?)"
      ),
      (
        "'type': 'dragGesture', 'catching': 'stops'",
        "catching: must be one of 'jumps', 'runsOn', 'carriesOver', 'ignores', not 'stops'"
      ),
      (
        "'type': 'dragGesture', 'cancellation': 'end'",
        "cancellation: must be one of 'stays', 'resets', 'ends', not 'end' (did you mean 'ends'?)"
      ),
      (
        "'type': 'dragGesture', 'edition': 'published'",
        "edition: is not a known key; the keys here are 'type', 'alignment', 'measure', 'part', 'distance', 'minimumFlickVelocity', 'turns', 'animation', 'duration', 'dampingFraction', 'stiffness', 'damping', 'initialVelocity', 'handsVelocityOver', 'catching', 'cancellation', 'minimumDistance', 'subtractsMinimumDistance', 'resistanceFactor', 'resistanceLimit'"
      ),
      // Points.
      ("'type': 'custom', 'points': null", "points: must be an object, not null"),
      ("'type': 'custom', 'points': 'lineStart'", "points: must be an object, not a string"),
      (
        "'type': 'custom', 'points': {'anchor': 1}",
        "points.anchor: is not a known key; the keys here are 'alignment', 'endAlignment', 'leadingMargin', 'trailingMargin'"
      ),
      ("'type': 'custom', 'points': {'alignment': 'middle'}", "\(anchor), not 'middle'"),
      (
        "'type': 'custom', 'points': {'alignment': 'linecenter'}",
        "\(anchor), not 'linecenter' (did you mean 'lineCenter'?)"
      ),
      ("'type': 'custom', 'points': {'alignment': 2}", "\(anchor), not 2.0"),
      ("'type': 'custom', 'points': {'alignment': -0.5}", "\(anchor), not -0.5"),
      ("'type': 'custom', 'points': {'alignment': true}", anchor),
      ("'type': 'custom', 'points': {'alignment': null}", anchor),
      ("'type': 'custom', 'points': {'endAlignment': 1}", "points.endAlignment: must be true or false, not a number"),
      (
        "'type': 'custom', 'points': {'leadingMargin': 1e13}",
        "points.leadingMargin: must be a number from -1e12 to 1e12, not 10000000000000"
      ),
      ("'type': 'custom', 'points': {'trailingMargin': '8'}", "points.trailingMargin: must be a number, not a string"),
      // Rules.
      ("'type': 'custom', 'rule': null", "rule: must be an object, not null"),
      ("'type': 'custom', 'rule': 'nearest'", "rule: must be an object, not a string"),
      (
        "'type': 'custom', 'rule': {'type': 'closest'}",
        "rule.type: must be one of 'nearest', 'directional', 'flickThresholds', 'adjacent', not 'closest'"
      ),
      ("'type': 'custom', 'rule': {'type': null}", "rule.type: must be a string, not null"),
      (
        "'type': 'custom', 'rule': {'minimumFlickVelocity': 1}",
        "rule.minimumFlickVelocity: is not a known key; the keys here are 'type', 'stops', 'proximity', 'restsInsideOversizedItems'"
      ),
      (
        "'type': 'custom', 'rule': {'type': 'directional', 'pagesPerFlick': 1}",
        "rule.pagesPerFlick: is not a known key; the keys here are 'type', 'stops', 'proximity', 'restsInsideOversizedItems', 'minimumFlickVelocity'"
      ),
      (
        "'type': 'custom', 'rule': {'type': 'directional', 'minimumFlickVelocity': -1}",
        "rule.minimumFlickVelocity: must be a number that is not negative, not -1"
      ),
      (
        "'type': 'custom', 'rule': {'maximumItemsPerFlick': 1}",
        "rule.maximumItemsPerFlick: is not a known key; the keys here are 'type', 'stops', 'proximity', 'restsInsideOversizedItems'"
      ),
      (
        "'type': 'custom', 'rule': {'restsInsideOversizedItems': 1}",
        "rule.restsInsideOversizedItems: must be true or false, not a number"
      ),
      ("'type': 'custom', 'rule': {'stops': 'evry'}", "\(stops), not 'evry' (did you mean 'every'?)"),
      ("'type': 'custom', 'rule': {'stops': [1, -1]}", stops), ("'type': 'custom', 'rule': {'stops': [1.5]}", stops),
      ("'type': 'custom', 'rule': {'stops': ['1']}", stops), ("'type': 'custom', 'rule': {'stops': [1e308]}", stops),
      (
        "'type': 'custom', 'rule': {'stops': [10, 1000000000000]}",
        "rule.stops: names item 1000000000000, but the layout's items are 0 to 9"
      ),
      ("'type': 'custom', 'rule': {'stops': 2}", stops), ("'type': 'custom', 'rule': {'stops': null}", stops),
      ("'type': 'custom', 'rule': {'stops': true}", stops), ("'type': 'custom', 'rule': {'stops': {}}", stops),
      ("'type': 'custom', 'rule': {'proximity': -1}", "\(proximity) from 0 to 1e12"),
      ("'type': 'custom', 'rule': {'proximity': 1e308}", "\(proximity) from 0 to 1e12"),
      (
        "'type': 'custom', 'rule': {'proximity': 'near'}", "\(proximity) in points, or {'viewport': part of its length}"
      ),
      ("'type': 'custom', 'rule': {'proximity': null}", "\(proximity) in points, or {'viewport': part of its length}"),
      ("'type': 'custom', 'rule': {'proximity': [1]}", "\(proximity) in points, or {'viewport': part of its length}"),
      ("'type': 'custom', 'rule': {'proximity': {}}", "rule.proximity.viewport: is missing"),
      (
        "'type': 'custom', 'rule': {'proximity': {'viewport': -0.3}}",
        "rule.proximity.viewport: must be a number from 0 to 1000000, not -0.3"
      ),
      (
        "'type': 'custom', 'rule': {'proximity': {'view': 0.3}}",
        "rule.proximity.view: is not a known key; did you mean 'viewport'?"
      ),
    ] + thresholds.map { ("'type': 'flickThresholds', \($0.0)", $0.1) }
      + thresholds.map { ("'type': 'custom', 'rule': {'type': 'flickThresholds', \($0.0)}", "rule.\($0.1)") })
  func faults(snapping: String, expected: String) {
    let error = LaidOutText(snapping: snapping).error
    #expect(error == "snapping.\(expected)", "\(error)")
  }

  @Test(
    "A snapping that is not an object is rejected",
    arguments: [
      ("null", "null"), ("'none'", "a string"), ("[]", "a list"), ("3", "a number"), ("true", "true or false"),
    ])
  func noObject(value: String, found: String) {
    let text = LaidOutText(snapping: "'type': 'none'").text.replacing("{'type': 'none'}", with: value)
    #expect(LaidOutText.error(text) == "snapping: must be an object, not \(found)")
  }

  @Test("Snapping needs a layout, unless it is none")
  func noLayout() throws {
    func text(_ type: String) -> String {
      """
      {'format': 'scroll-scene', 'version': 1, 'snapping': {'type': '\(type)'}, 'scrollView':
        {'bounds': {'width': 375, 'height': 240}, 'contentSize': {'width': 900, 'height': 240}}}
      """
    }
    for type in ["cardPaging", "flickThresholds", "unevenPages", "alignment", "carousel", "custom"] {
      #expect(
        LaidOutText.error(text(type)) == "layout: is missing; snapping lands on the items of a layout", "\(type)")
    }
    #expect(try LaidOutText.scene(text("none")).snapping == .none)
  }

  @Test(
    "Of the published designs only alignment scrolls vertically",
    arguments: ["cardPaging", "flickThresholds", "unevenPages", "carousel", "alignment"])
  func publishedVertical(type: String) {
    var text = LaidOutText(
      layout: "\(LaidOutText.row), 'scrollDirection': 'vertical'",
      snapping: "'type': '\(type)', 'edition': 'published'")
    let words = "layout: scrolls vertically; only the published design 'alignment' does: use 'edition': 'corrected'"
    #expect(text.error.hasPrefix(type == "alignment" ? "no error" : words), "\(text.error)")
    text.snapping = "'type': '\(type)'"
    #expect(text.error.hasPrefix("no error"), "\(text.error)")
  }
}
