import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

@Suite("Faulty layouts in scene documents")
struct LayoutFaultTests {
  private static let size = "'itemSize': {'width': 100, 'height': 240}"
  private static let items = "'itemCount': 3, \(size)"
  private static let most = "from 0 to 10000000"

  @Test(
    "A faulty layout is rejected with its path and advice",
    arguments: [
      ("", "itemCount: is missing; give itemCount and itemSize, or itemSizes"),
      ("'itemCount': 3", "itemSize: is missing"),
      ("\(items), 'type': 'grid'", "type: must be one of 'flow', not 'grid'"),
      ("\(items), 'type': 'flwo'", "type: must be one of 'flow', not 'flwo' (did you mean 'flow'?)"),
      ("\(items), 'type': 1", "type: must be a string, not a number"),
      ("\(items), 'scrollDirection': 'up'", "scrollDirection: must be one of 'horizontal', 'vertical', not 'up'"),
      (
        "\(items), 'scrollDirection': 'Vertical'",
        "scrollDirection: must be one of 'horizontal', 'vertical', not 'Vertical' (did you mean 'vertical'?)"
      ),
      ("\(items), 'itemcount': 3", "itemcount: is not a known key; did you mean 'itemCount'?"),
      (
        "\(items), 'gap': 3",
        "gap: is not a known key; the keys here are 'type', 'scrollDirection', 'sections', 'itemCount', 'itemSize', 'itemSizes', 'repeatCount', 'minimumLineSpacing', 'lineSpacings', 'minimumInteritemSpacing', 'sectionInset', 'headerReferenceSize', 'footerReferenceSize'"
      ),
      // Numbers of items.
      ("'itemCount': -1, \(size)", "itemCount: must be a number \(most), not -1"),
      ("'itemCount': 1.5, \(size)", "itemCount: must be a whole number"),
      ("'itemCount': 10000001, \(size)", "itemCount: must be a number \(most), not 10000001"),
      ("'itemCount': 1e308, \(size)", "itemCount: must be a number \(most), not 1e+308"),
      ("'itemCount': '3', \(size)", "itemCount: must be a number, not a string"),
      ("'itemCount': null, \(size)", "itemCount: must be a number, not null"),
      ("'itemCount': true, \(size)", "itemCount: must be a number, not true or false"),
      ("\(items), 'repeatCount': 2", "repeatCount: goes with 'itemSizes' only"),
      // Sizes.
      (
        "'itemCount': 3, 'itemSize': {'width': -1, 'height': 1}",
        "itemSize.width: must be a number from 0 to 1e12, not -1"
      ),
      (
        "'itemCount': 3, 'itemSize': {'width': 1, 'height': 1e308}",
        "itemSize.height: must be a number from 0 to 1e12, not 1e+308"
      ),
      ("'itemCount': 3, 'itemSize': {'width': 1}", "itemSize.height: is missing"),
      ("'itemCount': 3, 'itemSize': [100, 240]", "itemSize: must be an object, not a list"),
      ("'itemCount': 3, 'itemSize': null", "itemSize: must be an object, not null"),
      (
        "'itemCount': 3, 'itemSize': {'width': 1, 'heigth': 1}",
        "itemSize.heigth: is not a known key; did you mean 'height'?"
      ),
      (
        "\(items), 'headerReferenceSize': {'width': -1, 'height': 0}",
        "headerReferenceSize.width: must be a number from 0 to 1e12, not -1"
      ),
      (
        "\(items), 'footerReferenceSize': {'width': 0, 'height': -0.5}",
        "footerReferenceSize.height: must be a number from 0 to 1e12, not -0.5"
      ),
      ("\(items), 'footerReferenceSize': 5", "footerReferenceSize: must be an object, not a number"),
      // Sizes one by one.
      ("'itemSizes': {}", "itemSizes: must be a list, not an object"),
      ("'itemSizes': [{'width': 1, 'height': 1}, 3]", "itemSizes[1]: must be an object, not a number"),
      ("'itemSizes': [{'width': 1, 'height': -1}]", "itemSizes[0].height: must be a number from 0 to 1e12, not -1"),
      ("'itemSizes': [null]", "itemSizes[0]: must be an object, not null"),
      ("'itemSizes': [], \(size)", "itemSize: and 'itemSizes' exclude each other; give one of them"),
      (
        "'itemCount': 2, 'itemSizes': [{'width': 1, 'height': 1}]",
        "itemSizes: must have as many sizes as itemCount says: 2, not 1"
      ),
      (
        "'itemCount': 2, 'itemSizes': [{'width': 1, 'height': 1}], 'repeatCount': 3",
        "itemSizes: must have as many sizes as itemCount says: 2, not 3"
      ),
      (
        "'itemSizes': [{'width': 1, 'height': 1}], 'repeatCount': 0",
        "repeatCount: must be a number from 1 to 10000000, not 0"
      ),
      ("'itemSizes': [{'width': 1, 'height': 1}], 'repeatCount': 2.5", "repeatCount: must be a whole number"),
      (
        "'itemSizes': [{'width': 1, 'height': 1}, {'width': 1, 'height': 1}], 'repeatCount': 5000001",
        "repeatCount: makes 10000002 items; a layout may have 10000000 at most"
      ),
      // Spacings and insets.
      ("\(items), 'minimumLineSpacing': -1", "minimumLineSpacing: must be a number from 0 to 1e12, not -1"),
      ("\(items), 'minimumLineSpacing': 1e308", "minimumLineSpacing: must be a number from 0 to 1e12, not 1e+308"),
      ("\(items), 'minimumInteritemSpacing': -1", "minimumInteritemSpacing: must be a number from 0 to 1e12, not -1"),
      ("\(items), 'minimumInteritemSpacing': '10'", "minimumInteritemSpacing: must be a number, not a string"),
      (
        "\(items), 'lineSpacings': [1]",
        "lineSpacings: must have one number fewer than there are lines: 2 for 3 lines, not 1"
      ),
      (
        "\(items), 'lineSpacings': [1, 2, 3]",
        "lineSpacings: must have one number fewer than there are lines: 2 for 3 lines, not 3"
      ),
      (
        "'itemSizes': [], 'lineSpacings': [1]",
        "lineSpacings: must have one number fewer than there are lines: 0 for 0 lines, not 1"
      ),
      ("\(items), 'lineSpacings': [1, -2]", "lineSpacings: must be numbers from 0 to 1e12; the one at index 1 is not"),
      (
        "\(items), 'lineSpacings': [1e13, 2]", "lineSpacings: must be numbers from 0 to 1e12; the one at index 0 is not"
      ),
      ("\(items), 'lineSpacings': [1, null]", "lineSpacings[1]: must be a number, not null"),
      ("\(items), 'lineSpacings': 5", "lineSpacings: must be a list, not a number"),
      (
        "\(items), 'lineSpacings': [1, 2], 'minimumLineSpacing': 1",
        "lineSpacings: and 'minimumLineSpacing' exclude each other; give one of them"
      ),
      ("\(items), 'sectionInset': {'left': '1'}", "sectionInset.left: must be a number, not a string"),
      (
        "\(items), 'sectionInset': {'left': 1e13}",
        "sectionInset.left: must be a number from -1e12 to 1e12, not 10000000000000"
      ),
      (
        "\(items), 'sectionInset': {'leading': 1}",
        "sectionInset.leading: is not a known key; the keys here are 'top', 'left', 'bottom', 'right'"
      ),
      ("\(items), 'sectionInset': 5", "sectionInset: must be an object, not a number"),
      // Sections.
      ("'sections': {}", "sections: must be a list, not an object"),
      ("'sections': null", "sections: must be a list, not null"),
      ("'sections': [null]", "sections[0]: must be an object, not null"),
      ("'sections': [{\(items)}, {'itemCount': 3}]", "sections[1].itemSize: is missing"),
      ("'sections': [], \(items)", "itemCount: does not go with 'sections'; put it into each section"),
      (
        "'sections': [{\(items), 'type': 'flow'}]",
        "sections[0].type: belongs to the whole layout, not to one of its sections"
      ),
      (
        "'sections': [{\(items), 'scrollDirection': 'vertical'}]",
        "sections[0].scrollDirection: belongs to the whole layout, not to one of its sections"
      ),
      (
        "'sections': [{\(items), 'sections': []}]",
        "sections[0].sections: is not a known key; the keys here are 'type', 'scrollDirection', 'itemCount', 'itemSize', 'itemSizes', 'repeatCount', 'minimumLineSpacing', 'lineSpacings', 'minimumInteritemSpacing', 'sectionInset', 'headerReferenceSize', 'footerReferenceSize'"
      ),
      (
        "'sections': [{\(items), 'lineSpacings': []}]",
        "sections[0].lineSpacings: must have one number fewer than there are lines: 2 for 3 lines, not 0"
      ),
      (
        "'sections': [{\(items)}, {\(items), 'lineSpacings': []}]",
        "sections[1].lineSpacings: must have one number fewer than there are lines: 2 for 3 lines, not 0"
      ),
      (
        "'sections': [{'itemCount': 6000000, \(size)}, {'itemCount': 6000000, \(size)}]",
        "sections: has more than 10000000 items, which a layout may have at most"
      ),
    ])
  func faults(layout: String, expected: String) {
    let error = LaidOutText(layout: layout).error
    #expect(error == "layout.\(expected)", "\(error)")
  }

  @Test(
    "A layout that is not an object is rejected",
    arguments: [
      ("null", "null"), ("'row'", "a string"), ("[]", "a list"), ("3", "a number"), ("true", "true or false"),
    ])
  func noObject(value: String, found: String) {
    let text = LaidOutText().text.replacing("'layout': {\(LaidOutText.row)}", with: "'layout': \(value)")
    #expect(LaidOutText.error(text) == "layout: must be an object, not \(found)")
  }

  @Test("A number too large for a double is reported with its line")
  func tooLarge() {
    let error = LaidOutText(layout: "'itemCount': 1e400, \(Self.size)").error
    #expect(error == "line 3: 1e400 is too large; every number must be finite")
  }

  @Test("The number of line spacings must fit the lines in the bounds, along either axis")
  func lineSpacings() throws {
    let fewer = "layout.lineSpacings: must have one number fewer than there are lines"
    // Two items of 110 pt a column.
    let items = "'itemCount': 5, 'itemSize': {'width': 100, 'height': 110}"
    let scene = try LaidOutText(layout: "\(items), 'lineSpacings': [1, 2]").scene()
    #expect(scene.configuration.geometry.contentSize.width == 303)
    #expect(LaidOutText(layout: "\(items), 'lineSpacings': [1, 2, 3, 4]").error == "\(fewer): 2 for 3 lines, not 4")
    // Three of 100 pt a row.
    let rows = "'scrollDirection': 'vertical', \(items)"
    #expect(
      try LaidOutText(layout: "\(rows), 'lineSpacings': [7]").scene().configuration.geometry.contentSize.height == 227)
    #expect(LaidOutText(layout: "\(rows), 'lineSpacings': []").error == "\(fewer): 1 for 2 lines, not 0")
  }

  #if !os(iOS)
    @Test(
      "Insets larger than the items leave no content or are rejected, but never stop the process",
      arguments: [
        "\(items), 'sectionInset': {'left': -5000}", "\(items), 'sectionInset': {'right': -1e12}",
        "'itemCount': 0, \(size), 'sectionInset': {'left': -1}",
        "\(items), 'scrollDirection': 'vertical', 'sectionInset': {'top': -5000}",
      ])
    func negativeContent(layout: String) async {
      await #expect(processExitsWith: .success) { [layout] in
        precondition(LaidOutText(layout: layout).isRefusedOrRuns)
      }
    }
  #endif
}
