import FeelTesting
import SwiftUIFacade
import TestSupport
import Testing

@Suite("An app's own modifiers") @MainActor
struct ViewModifierTests {
  nonisolated private static let size = CGSize(width: 390, height: 300)

  private struct Sized: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width, height: 200).padding(.horizontal, 5) }
  }

  @Test("A modifier's body is laid out around its content as the same modifiers without a type")
  @MainActor func law() throws {
    try expectSameMotion(seed: 8) { widths in
      Color.red.modifier(Sized(width: widths.last ?? 100))
    } _: { widths in
      Color.red.frame(width: widths.last ?? 100, height: 200).padding(.horizontal, 5)
    }
  }

  /// Counts its taps, which turn pages, and knows whether its place is enabled.
  private struct Counting: ViewModifier {
    let step: Int
    @Binding var page: Int
    @State private var taps = 0
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      VStack {
        content
        Button("Tap \(taps) of \(step)\(isEnabled ? "" : ", off")") {
          taps += 1
          page += step
        }
      }
    }
  }

  private struct Counted: View {
    @State private var page = 0
    @State private var step = 1
    @State private var isOff = false

    var body: some View {
      TabView(selection: $page) { ForEach(0..<9, id: \.self) { Text("\($0)") } }
        .tabViewStyle(.page)
        .modifier(Counting(step: step, page: $page)).disabled(isOff)
      Button("Longer") { step += 1 }
      Button("Switch") { isOff.toggle() }
    }
  }

  @Test("A modifier keeps its states, has the values that it is made with, and reads the environment of its place")
  @MainActor func states() throws {
    var (view, trace) = (SimulatedTabView(size: Self.size) { Counted() }, ScrollTrace())
    try view.tap("Tap 0 of 1", recording: &trace)
    try view.tap("Longer", recording: &trace)
    try view.tap("Tap 1 of 2", recording: &trace)
    #expect(view.selectedPage == 3)
    try view.tap("Switch", recording: &trace)
    let error = #expect(throws: ButtonError.self) { try view.tap("Tap 2 of 2, off", recording: &trace) }
    #expect(error?.description.contains("is disabled") == true)
    try view.tap("Switch", recording: &trace)
    // A copy repeats all that was done, with states of its own.
    var copy = view
    try copy.tap("Tap 2 of 2", recording: &trace)
    try copy.tap("Tap 3 of 2", recording: &trace)
    try view.tap("Tap 2 of 2", recording: &trace)
    #expect(view.selectedPage == 5 && copy.selectedPage == 7)
  }
}
