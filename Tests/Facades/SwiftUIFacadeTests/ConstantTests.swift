import TestSupport
import Testing
import SwiftUIFacade

/// The constants of SwiftUI, which an app may store, compare or combine.
@Suite("Values of constants") @MainActor
struct ConstantTests {
  /// `SCROLLSIM_RECORD=all swift test --filter ConstantTests` records the values again.
  @Test("Constants have the recorded values")
  @MainActor func values() throws {
    let lines: [String] = Self.all
    let difference = try RecordedText("Tests/Goldens/ConstantTests/SwiftUI.txt").difference(
      lines.joined(separator: "\n") + "\n")
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static var all: [String] {
    var lines: [String] = []
    lines += constantLines(
      "HorizontalAlignment",
      ["leading": .leading, "center": .center, "trailing": .trailing] as KeyValuePairs<String, HorizontalAlignment>)
    lines += constantLines(
      "VerticalAlignment",
      [
        "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
        "lastTextBaseline": .lastTextBaseline,
      ] as KeyValuePairs<String, VerticalAlignment>)
    lines += constantLines(
      "Alignment",
      [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
      ] as KeyValuePairs<String, Alignment>)
    lines += constantLines("Axis", ["horizontal": .horizontal, "vertical": .vertical] as KeyValuePairs<String, Axis>)
    lines += constantLines(
      "Axis.Set", ["horizontal": .horizontal, "vertical": .vertical] as KeyValuePairs<String, Axis.Set>)
    lines += constantLines(
      "Edge",
      ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing] as KeyValuePairs<String, Edge>)
    lines += constantLines(
      "Edge.Set",
      [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "horizontal": .horizontal,
        "vertical": .vertical, "all": .all,
      ] as KeyValuePairs<String, Edge.Set>)
    lines += constantLines(
      "UnitPoint",
      [
        "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
      ] as KeyValuePairs<String, UnitPoint>)
    lines += constantLines(
      "Animation",
      [
        "default": .`default`, "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
        "spring": .spring, "smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy,
      ] as KeyValuePairs<String, Animation>)
    lines += constantLines(
      "ContentMarginPlacement",
      ["automatic": .automatic, "scrollContent": .scrollContent, "scrollIndicators": .scrollIndicators]
        as KeyValuePairs<String, ContentMarginPlacement>)
    lines += constantLines(
      "ScrollAnchorRole",
      ["initialOffset": .initialOffset, "sizeChanges": .sizeChanges, "alignment": .alignment]
        as KeyValuePairs<String, ScrollAnchorRole>)
    lines += constantLines(
      "ScrollIndicatorVisibility",
      ["automatic": .automatic, "visible": .visible, "hidden": .hidden, "never": .never]
        as KeyValuePairs<String, ScrollIndicatorVisibility>)
    lines += constantLines(
      "ScrollBounceBehavior",
      ["automatic": .automatic, "always": .always, "basedOnSize": .basedOnSize]
        as KeyValuePairs<String, ScrollBounceBehavior>)
    lines += constantLines(
      "ScrollContentOffsetAdjustmentBehavior",
      ["automatic": .automatic, "disabled": .disabled] as KeyValuePairs<String, ScrollContentOffsetAdjustmentBehavior>)
    lines += constantLines(
      "ViewAlignedScrollTargetBehavior.LimitBehavior",
      [
        "automatic": .automatic, "always": .always, "alwaysByFew": .alwaysByFew, "alwaysByOne": .alwaysByOne,
        "never": .never,
      ] as KeyValuePairs<String, ViewAlignedScrollTargetBehavior.LimitBehavior>)
    lines += constantLines(
      "Color",
      [
        "clear": .clear, "black": .black, "white": .white, "gray": .gray, "red": .red, "orange": .orange,
        "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
        "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "primary": .primary,
        "secondary": .secondary, "accentColor": .accentColor,
      ] as KeyValuePairs<String, Color>)
    lines += constantLines(
      "PinnedScrollableViews",
      ["sectionHeaders": .sectionHeaders, "sectionFooters": .sectionFooters]
        as KeyValuePairs<String, PinnedScrollableViews>)
    lines += constantLines(
      "Font",
      [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
        "caption2": .caption2,
      ] as KeyValuePairs<String, Font>)
    return lines
  }
}
