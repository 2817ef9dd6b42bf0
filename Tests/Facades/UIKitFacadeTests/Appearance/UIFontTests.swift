import Testing
import UIKitFacade

@Suite("Text styles") @MainActor
struct UIFontTests {
  @Test("Text styles have UIKit's raw values, and each another")
  @MainActor func rawValues() {
    let styles: [(UIFont.TextStyle, String)] = [
      (.largeTitle, "Title0"), (.title1, "Title1"), (.title2, "Title2"), (.title3, "Title3"), (.headline, "Headline"),
      (.subheadline, "Subhead"), (.body, "Body"), (.callout, "Callout"), (.footnote, "Footnote"),
      (.caption1, "Caption1"), (.caption2, "Caption2"),
    ]
    for (style, name) in styles {
      #expect(style.rawValue == "UICTFontTextStyle" + name)
      #expect(
        UIFont.preferredFont(forTextStyle: style) == .preferredFont(forTextStyle: .init(rawValue: style.rawValue)))
    }
    #expect(Set(styles.map(\.0)).count == styles.count)
  }
}
