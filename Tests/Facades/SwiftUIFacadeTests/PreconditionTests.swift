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
  }
#endif
