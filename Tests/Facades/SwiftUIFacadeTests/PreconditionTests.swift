import Foundation
import SwiftUIFacade
import Testing

#if !os(iOS)
  @Suite("Programming errors in SwiftUI views")
  struct PreconditionTests {
    @Test("A view of SwiftUI's own has no body, and asking for one stops the process with a message")
    func bodies() async {
      let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = Text("a").body }
      }
      let forEach = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ForEach(0..<3) { Text("\($0)") }.body }
      }
      let optional = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = Optional(Text("a")).body }
      }
      for result in [text, forEach, optional] {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("a view of SwiftUI's own has no body\n"), "\(said)")
      }
    }

    @Test("A view that reads an object which no view around has stops the process with a message")
    func objects() async {
      final class Model: ObservableObject {}
      struct Reading: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
      }
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = SimulatedTabView(size: CGSize(width: 9, height: 9)) { Reading() } }
      }
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("no view around has an environment(_:) or environmentObject(_:) with a Model\n"), "\(said)")
    }

    @Test("A tab view without pages, and a view without a tab view or a scroll view, stop the process with a message")
    func tabViews() async {
      struct Plain: View {
        var body: some View { TabView { Text("a") } }
      }
      let style = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = SimulatedTabView(size: CGSize(width: 9, height: 9)) { Plain() } }
      }
      let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = SimulatedTabView(size: CGSize(width: 9, height: 9)) { VStack { Text("a") } } }
      }
      let scroll = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = SimulatedScrollTargets(size: CGSize(width: 9, height: 9)) { Plain() } }
      }
      let said = [style, none, scroll].map { String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self) }
      #expect(said[0].contains("the TabView of Plain has no .tabViewStyle(.page), so no finger turns its pages\n"))
      #expect(said[1].contains("VStack<Text> has no TabView in its body. Pages of other tab views and"), "\(said)")
      #expect(said[2].contains("Plain has no ScrollView. Pages of a TabView are"), "\(said)")
    }
  }
#endif
