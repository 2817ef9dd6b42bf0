import ScrollPhysics
import SwiftUIExamplesInSwift5
import SwiftUIFacade
import Testing

@Suite("Buttons of a tab view's pages, and beside them") @MainActor
struct ButtonTests {
  private static let size = CGSize(width: 390, height: 300)

  /// Three pages, with buttons of each kind.
  private struct Guide: View {
    @State private var page = 0

    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { index in Button("In page \(index)") { page = 0 }.tag(index) }
      }
      .tabViewStyle(.page)
      Group {
        Button("Back") { page -= 1 }
          .disabled(page == 0)
        Button(action: { withAnimation { page += 1 } }) {
          HStack {
            Image(systemName: "arrow.right")
            Text("Next")
            Text("(\(page + 1) of 3)")
          }
        }
        .disabled(false)
      }
      .disabled(page == 2)
      Button("First") { page = 0 }
    }
  }

  @Test("A tap runs the action of the button with the words of its label, and the view scrolls to the selection")
  @MainActor func welcome() throws {
    let progress = WelcomeProgress()
    var view = SimulatedTabView(size: Self.size) { WelcomeScreen(progress: progress) }
    var trace = ScrollTrace()
    for step in 1...3 {
      try view.tap("Next", recording: &trace)
      #expect(progress.step == step && view.selectedPage == step && view.phase == .animating)
      view.advanceToRest(recording: &trace)
      #expect(view.contentOffset.x == 390 * Double(step))
    }
    #expect(throws: ButtonError.self) { try view.tap("Next", recording: &trace) }
    try view.tap("Start", recording: &trace)
    #expect(progress.step == 3 && view.isAtRest)
  }

  @Test("A button that is disabled, and one that is not there, are errors with the titles of the buttons")
  @MainActor func errors() throws {
    var view = SimulatedTabView(size: Self.size) { Guide() }
    var trace = ScrollTrace()
    func message(_ title: String) -> String {
      do { try view.tap(title, recording: &trace) } catch { return "\(error)" }
      return "tapped"
    }
    #expect(message("Back") == "the button \"Back\" of Guide is disabled")
    #expect(
      message("In page 1")
        == "Guide has no button \"In page 1\"; it has \"In page 0\", \"Back\", \"Next (1 of 3)\", \"First\"")
    #expect(message("Next (1 of 3)") == "tapped" && view.selectedPage == 1 && view.phase == .animating)
    #expect(message("Back") == "tapped" && view.selectedPage == 0 && view.contentOffset.x == 0)
    #expect(message("Next (1 of 3)") == "tapped" && message("Next (2 of 3)") == "tapped" && view.selectedPage == 2)
    #expect(message("Next (3 of 3)") == "the button \"Next (3 of 3)\" of Guide is disabled")
    #expect(message("First") == "tapped" && view.selectedPage == 0)
    var plain = SimulatedTabView(size: Self.size) { BannerRow(banners: ["a", "b"]) }
    do {
      try plain.tap("Next", recording: &trace)
      Issue.record("BannerRow has no button")
    } catch {
      #expect(
        "\(error)" == "BannerRow has no button \"Next\"; it has none outside of rows of a ForEach")
    }
  }

  @Test("A copy repeats the taps of its original, and goes on by itself")
  @MainActor func copies() throws {
    var first = SimulatedTabView(size: Self.size) { Guide() }
    var trace = ScrollTrace()
    try first.tap("Next (1 of 3)", recording: &trace)
    first.advanceToRest(recording: &trace)
    var second = first
    try second.tap("Next (2 of 3)", recording: &trace)
    second.advanceToRest(recording: &trace)
    #expect(first.selectedPage == 1 && second.selectedPage == 2 && second.contentOffset.x == 780)
    try first.tap("Back", recording: &trace)
    #expect(first.contentOffset.x == 0 && second.contentOffset.x == 780)
  }
}
