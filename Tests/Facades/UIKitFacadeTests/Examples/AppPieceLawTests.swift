import Foundation
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("Laws of all examples of app code") @MainActor
struct AppPieceLawTests {
  /// An example's first scroll view, which keeps the example.
  private static func view(_ make: @escaping AppPiece.Factory, _ count: Int) -> SimulatedUIScrollView {
    final class Kept {
      let piece: AppPiece
      init(_ piece: AppPiece) { self.piece = piece }
    }
    return SimulatedUIScrollView {
      let piece = make(count, CGSize(width: 375, height: 667))
      let view = piece.scrollViews().first ?? UIScrollView()
      view.keep(Kept(piece))
      return view
    }
  }

  /// Examples whose own code assigns offsets that may be outside the range, where a view then stays: the carousel swaps
  /// its cells as if they were one row, which they are not in a view as tall as this one.
  private static let assignsOutside: Set = ["EndlessCarouselController"]

  @Test(
    "For any input the run is finite, ordered and nested, equals that of a copy, and rests inside",
    arguments: AppPiece.all.keys.sorted())
  func laws(name: String) {
    var generator = SeededGenerator(seed: 13)
    for index in 0..<sweepCount(200) {
      let count = [0, 1, 2, 10][index % 4]
      let actions = [ViewAction].random(24, using: &generator)
      guard let make = AppPiece.all[name] else { return }
      let driven = DrivenView(actions, mayBeOutside: Self.assignsOutside.contains(name)) { Self.view(make, count) }
      guard let found = driven.violation else { continue }
      // The shortest sequence that breaks a law says most.
      let shortest = driven.shrunk
      Issue.record("\(count) items: \(shortest.violation ?? found)\n\(shortest)")
      return
    }
  }
}
