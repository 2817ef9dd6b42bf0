import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("An app's files against their goldens") @MainActor
struct AppExampleTests {
  @Test("There are twelve examples") @MainActor func count() {
    #expect(AppExample.all.count == 12 && Set(AppExample.all.map(\.name)).count == 12)
  }

  @Test("Gestures give the frames and calls of their goldens", arguments: AppExample.all)
  @MainActor func traces(example: AppExample) throws {
    for name in example.gestures {
      let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(name).json"))
      var view = example.view
      let trace = try view.perform(gesture)
      #expect(view.isAtRest && trace.frames.count > 5)
      try expectFeel(trace, matches: "\(example.name)/\(name)")
    }
  }

  @Test("Releases land as in the golden maps", arguments: sampled(AppExample.all, oneIn: 3))
  @MainActor func maps(example: AppExample) throws {
    let view = example.view
    try expectMap(of: ViewUnderTest(example.name, items: view.items) { view }, matches: example.name)
  }
}
