import Foundation
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("Laws of all examples of app code") @MainActor
struct AppPieceLawTests {
  /// An example's first scroll view, which keeps the example.
  ///
  /// The app gets each of the turns, a size, after a time in seconds, whatever the view then does.
  private static func view(
    _ make: @escaping AppPiece.Factory, _ count: Int, _ size: CGSize = CGSize(width: 375, height: 667),
    turns: [(time: Double, size: CGSize)] = []
  ) -> SimulatedUIScrollView {
    final class Kept {
      let piece: AppPiece
      init(_ piece: AppPiece) { self.piece = piece }
    }
    return SimulatedUIScrollView {
      let piece = make(count, size)
      let view = piece.scrollViews().first ?? UIScrollView()
      view.keep(Kept(piece))
      for turn in turns { view.schedule(after: turn.time) { piece.resize(turn.size) } }
      return view
    }
  }

  /// Examples whose own code assigns offsets that may be outside the range, where a view then stays: the carousel swaps
  /// its cells as if they were one row, which they are not in a view as tall as this one.
  private static let assignsOutside: Set = ["EndlessCarouselController"]

  @Test(
    "For any input the run is finite, ordered and nested, equals that of a copy, and rests inside",
    arguments: AppPiece.all.keys.sorted())
  @MainActor func laws(name: String) {
    var generator = SeededGenerator(seed: 13)
    let sequences = sweepCount(200, oneIn: 20)
    for index in 0..<sequences {
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
    Figures.count(sequences, "sequences of examples", in: "AppPieceLawTests")
  }

  @Test(
    "The laws hold in every size, with any number of items, and when the app's window turns in flight",
    arguments: AppPiece.all.keys.sorted())
  @MainActor func turns(name: String) {
    guard let make = AppPiece.all[name] else { return }
    let sequences = sweepCount(200, oneIn: 20)
    for seed in 0..<UInt64(sequences) {
      var generator = SeededGenerator(seed: seed)
      func length() -> Double { Double.random(in: 1...900, using: &generator).rounded() }
      let count =
        Bool.random(using: &generator)
        ? Int.random(in: 0...1, using: &generator) : Int.random(in: 2...20, using: &generator)
      let size = CGSize(width: length(), height: length())
      let turns = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        let turned = CGSize(width: size.height, height: size.width)
        let time = Double.random(in: 0...1.5, using: &generator)
        return (time: time, size: Bool.random(using: &generator) ? turned : CGSize(width: length(), height: length()))
      }
      let actions = [ViewAction].resizedInFlight(using: &generator)
      // The pages of this pager keep the width that the view had at first, so after a turn it assigns offsets outside.
      let mayBeOutside = Self.assignsOutside.contains(name) || name == "SpringPager"
      let driven = DrivenView(actions, mayBeOutside: mayBeOutside) {
        Self.view(make, count, size, turns: turns)
      }
      guard let found = driven.violation else { continue }
      let shortest = driven.shrunk
      Issue.record(
        "seed \(seed), \(count) items in \(size), turns \(turns): \(shortest.violation ?? found)\n\(shortest)")
      return
    }
    Figures.count(sequences, "sequences of examples", in: "AppPieceLawTests")
  }
}
