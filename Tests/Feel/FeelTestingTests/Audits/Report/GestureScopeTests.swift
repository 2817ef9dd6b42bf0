@testable import FeelTesting
import TestSupport
import Testing

@Suite("What gestures have in common")
struct GestureScopeTests {
  @Test("What some gestures have in common holds for those alone with which they still have as much in common")
  func holds() {
    let row = AuditedView(PlantedRow())
    var random = SeededGenerator(seed: 22)
    func gesture() -> AuditGesture {
      AuditGesture(
        startItem: [nil, 0, 3, 7].randomElement(using: &random)!,
        drag: [0, 0, 40, 99, 100, 101, 180].randomElement(using: &random)! * (Bool.random(using: &random) ? 1 : -1),
        velocity: [0, 0, 0, 0.4, -0.4].randomElement(using: &random)!)
    }
    var scopes: Set<GestureScope> = []
    for _ in 0..<2000 {
      let gestures = (0..<Int.random(in: 1...4, using: &random)).map { _ in gesture() }
      let scope = GestureScope(holding: gestures, row)
      scopes.insert(scope)
      #expect(gestures.allSatisfy { scope.holds($0, row) })
      let other = gesture()
      #expect(
        scope.holds(other, row) == (GestureScope(holding: gestures + [other], row) == scope), "\(gestures) \(other)")
    }
    // Touches; drags, flicks and releases in one direction or any; and drags of one length or any.
    #expect(scopes.count == 1 + 3 * 3 + 3 + 3)
  }
}
