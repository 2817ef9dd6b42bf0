import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import Testing

@Suite("What the pages of a tab view contain") @MainActor
struct PageContentTests {
  private static let size = CGSize(width: 390, height: 300)

  private final class Log {
    var lines: [String] = []
    func take() -> [String] { exchange(&lines, with: []) }
  }

  /// A page with a state of its own, which it changes at each appearance.
  private struct Page: View {
    let number: Int
    let log: Log
    let next: () -> Void
    @State private var visits = 0

    var body: some View {
      VStack {
        Text("Page \(number)")
        ScrollView { Button("Next of \(number)") { withAnimation { next() } } }
        ForEach(0..<2) { row in Button("Row \(row) of \(number)") { log.lines.append("row \(row) of \(number)") } }
      }
      .onAppear {
        visits += 1
        log.lines.append("\(number) appears, visit \(visits)")
      }
      .onDisappear { log.lines.append("\(number) disappears") }
      .onChange(of: visits) { _, new in log.lines.append("\(number) has \(new) visits") }
    }
  }

  /// The ways in which an app lists the same four pages.
  private enum Listing: CaseIterable { case rows, rowsOfIdentities, each, groups, choices }

  private struct Screen: View {
    let listing: Listing
    let log: Log
    @State private var page = 0

    private func content(_ number: Int) -> some View { Page(number: number, log: log) { page += 1 } }

    @ViewBuilder private var pages: some View {
      switch listing {
      case .rows: ForEach(0..<4) { content($0).tag($0) }
      case .rowsOfIdentities: ForEach([0, 1, 2, 3], id: \.self) { content($0) }
      case .each:
        content(0).tag(0)
        content(1).tag(1)
        content(2).tag(2)
        content(3).tag(3)
      case .groups:
        Group {
          content(0).tag(0)
          content(1).frame(width: 300).tag(1)
        }
        ForEach(2..<4) { content($0).padding().tag($0) }
      case .choices:
        ForEach(0..<4) { if $0.isMultiple(of: 2) { content($0).tag($0) } else { content($0).tag($0) } }
      }
    }

    var body: some View {
      TabView(selection: $page) { pages }.tabViewStyle(.page)
      Button("Last") { page = 3 }
    }
  }

  private func turn(_ view: inout SimulatedTabView, by pages: Double) throws {
    _ = try view.perform(
      .flick(from: Vector2D(x: 200, y: 150), by: Vector2D(x: -120 * pages, y: 0), releaseVelocity: 0.8))
  }

  @Test("A page has its buttons and appears while it is shown, and keeps its state", arguments: Listing.allCases)
  @MainActor private func shown(listing: Listing) throws {
    nonisolated(unsafe) let log = Log()
    var view = SimulatedTabView(size: Self.size) { Screen(listing: listing, log: log) }
    var trace = ScrollTrace()
    #expect(log.take() == ["0 appears, visit 1", "0 has 1 visits"] && view.pageCount == 4)
    try view.tap("Row 1 of 0", recording: &trace)
    #expect(log.take() == ["row 1 of 0"])
    #expect(throws: ButtonError.self) { try view.tap("Next of 1", recording: &trace) }
    try turn(&view, by: 1)
    #expect(log.take() == ["0 disappears", "1 appears, visit 1", "1 has 1 visits"])
    try view.tap("Next of 1", recording: &trace)
    #expect(log.take() == ["1 disappears", "2 appears, visit 1", "2 has 1 visits"])
    #expect(view.selectedPage == 2 && view.phase == .animating)
    view.advanceToRest(recording: &trace)
    try view.tap("Last", recording: &trace)
    #expect(log.take() == ["2 disappears", "3 appears, visit 1", "3 has 1 visits"])
    for page in [2, 1, 0] {
      try turn(&view, by: -1)
      #expect(log.take() == ["\(page + 1) disappears", "\(page) appears, visit 2", "\(page) has 2 visits"])
    }
    var message = ""
    do { try view.tap("Next of 3", recording: &trace) } catch { message = "\(error)" }
    #expect(
      message == "Screen has no button \"Next of 3\"; it has \"Next of 0\", \"Row 0 of 0\", \"Row 1 of 0\", \"Last\"")
  }

  /// Pages without a selection, whose modifiers are around views of SwiftUI.
  private struct Plain: View {
    let log: Log
    @State private var isLocked = false

    var body: some View {
      TabView {
        ForEach(0..<3) { number in
          Color.red
            .onAppear { log.lines.append("\(number) appears") }
            .onDisappear { log.lines.append("\(number) disappears") }
        }
        Text("Lock").onTapGesture { isLocked = true }
        Button("Send") { log.lines.append("sent") }.disabled(isLocked)
        TabView { Button("Inner") {} }.tabViewStyle(.page)
        Group {
          Text("One")
          Text("Two")
        }
        .onAppear { log.lines.append("group") }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("Without a selection, the page is the one that a finger has turned to")
  @MainActor func withoutSelection() throws {
    nonisolated(unsafe) let log = Log()
    var view = SimulatedTabView(size: Self.size) { Plain(log: log) }
    var trace = ScrollTrace()
    #expect(view.pageCount == 8 && log.take() == ["0 appears"])
    try turn(&view, by: 1)
    #expect(log.take() == ["0 disappears", "1 appears"])
    try turn(&view, by: 1)
    #expect(log.take() == ["1 disappears", "2 appears"])
    try turn(&view, by: 1)
    #expect(log.take() == ["2 disappears"])
    #expect(throws: ButtonError.self) { try view.tap("Send", recording: &trace) }
    try turn(&view, by: 1)
    try view.tap("Send", recording: &trace)
    #expect(log.take() == ["sent"])
    try turn(&view, by: -1)
    try view.tap("Lock", recording: &trace)
    try turn(&view, by: 1)
    #expect(throws: ButtonError.self) { try view.tap("Send", recording: &trace) }
    try turn(&view, by: 1)
    #expect(throws: ButtonError.self) { try view.tap("Inner", recording: &trace) }
    #expect(log.take() == [])
    try turn(&view, by: 1)
    #expect(log.take() == ["group"])
    try turn(&view, by: 1)
    #expect(view.selectedPage == 7)
  }

  /// A page whose timer counts the seconds while it is shown.
  private struct Clocks: View {
    let log: Log
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      TabView {
        Color.red.onReceive(timer) { _ in log.lines.append("first") }
        Color.blue.onReceive(timer) { _ in log.lines.append("second") }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("A timer calls the page that is shown")
  @MainActor func timers() throws {
    nonisolated(unsafe) let log = Log()
    var view = SimulatedTabView(size: Self.size) { Clocks(log: log) }
    var trace = ScrollTrace()
    view.advance(to: 2500, recording: &trace)
    #expect(log.take() == ["first", "first"])
    view.touchDown(at: Vector2D(x: 200, y: 150), time: 2510, recording: &trace)
    view.touchMove(to: Vector2D(x: -50, y: 150), time: 2600, recording: &trace)
    view.touchUp(time: 2900, recording: &trace)
    view.advance(to: 5500, recording: &trace)
    #expect(log.take() == ["second", "second", "second"])
  }
}
