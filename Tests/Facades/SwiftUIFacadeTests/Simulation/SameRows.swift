import FeelTesting
import SwiftUIFacade
import TestSupport
import Testing

/// A row of cards that snaps, with the widths that each card is given; none for the usual width.
private struct CardRow<Card: View>: View {
  let widths: [[CGFloat]]
  let card: ([CGFloat]) -> Card

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) { ForEach(Array(widths.enumerated()), id: \.offset) { card($1) } }
        .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
  }
}

/// Expects rows of cards to move alike, whichever of two ways their cards are written in.
@MainActor func expectSameMotion(
  seed: UInt64, _ first: @escaping @MainActor @Sendable ([CGFloat]) -> some View,
  _ second: @escaping @MainActor @Sendable ([CGFloat]) -> some View
) throws {
  var random = SeededGenerator(seed: seed)
  for _ in 0..<sweepCount(64) {
    let widths = (0..<12).map { _ in
      (0..<Int.random(in: 0...2, using: &random)).map { _ in CGFloat.random(in: 150...350, using: &random) }
    }
    let gesture = try TouchGesture.flick(
      from: Vector2D(x: 195, y: 150), by: Vector2D(x: .random(in: -150 ... -60, using: &random), y: 0),
      releaseVelocity: .random(in: 0...1, using: &random))
    let size = CGSize(width: 390, height: 300)
    var one = SimulatedScrollTargets(size: size) { CardRow(widths: widths, card: first) }
    var other = SimulatedScrollTargets(size: size) { CardRow(widths: widths, card: second) }
    let (frames, others) = (try one.perform(gesture).frames, try other.perform(gesture).frames)
    #expect(frames == others && frames.count > 1, "\(widths)")
  }
}
