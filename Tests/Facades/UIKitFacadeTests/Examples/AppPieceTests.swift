import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("All examples of app code") @MainActor
struct AppPieceTests {
  private static let portrait = CGSize(width: 375, height: 667)

  /// Drags, flicks and taps each scroll view at a place that all have, both ways along both axes.
  private func handle(_ piece: AppPiece) throws {
    for view in piece.scrollViews() {
      for way in [Vector2D(x: -240, y: 0), Vector2D(x: 210, y: 0), Vector2D(x: 0, y: -240), Vector2D(x: 0, y: 210)] {
        let start = Vector2D(x: 150, y: 150)
        try view.perform(.drag(from: start, by: way, over: 250, hold: 100))
        for speed in [0.25, 1, 4] { try view.perform(.flick(from: start, by: way, releaseVelocity: speed)) }
      }
      try view.perform(.drag(from: Vector2D(x: 50, y: 50), by: Vector2D(x: 0, y: 0), over: 50, hold: 0))
      #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
      #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite)
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    }
  }

  @Test(
    "Each example survives drags, flicks, taps, rotations and reloads, with any number of items",
    arguments: AppPiece.all.keys.sorted(), [0, 1, 2, 10])
  @MainActor func handled(name: String, count: Int) throws {
    let make = try #require(AppPiece.all[name])
    let piece = make(count, Self.portrait)
    try handle(piece)
    piece.resize(CGSize(width: Self.portrait.height, height: Self.portrait.width))
    try handle(piece)
    piece.reload()
    piece.resize(Self.portrait)
    try handle(piece)
  }

  @Test(
    "Each example works in an empty size, and after it gets a size", arguments: AppPiece.all.keys.sorted(), [0, 1, 10])
  @MainActor func noSpace(name: String, count: Int) throws {
    let make = try #require(AppPiece.all[name])
    let piece = make(count, .zero)
    try handle(piece)
    piece.reload()
    for size in [
      Self.portrait, CGSize(width: 0, height: 200), CGSize(width: 200, height: 0), CGSize(width: 1, height: 1),
    ] {
      piece.resize(size)
      try handle(piece)
    }
  }

  @Test("Each example moves when it is flicked", arguments: AppPiece.all.keys.sorted())
  @MainActor func moves(name: String) throws {
    let make = try #require(AppPiece.all[name])
    let piece = make(20, Self.portrait)
    let view = try #require(piece.scrollViews().first)
    view.layoutIfNeeded()
    let isHorizontal = view.contentSize.width > view.bounds.width
    let start = view.contentOffset
    try view.perform(
      .flick(
        from: Vector2D(x: 200, y: 300), by: isHorizontal ? Vector2D(x: -150, y: 0) : Vector2D(x: 0, y: -150),
        releaseVelocity: 1))
    #expect(isHorizontal ? view.contentOffset.x > start.x : view.contentOffset.y > start.y)
  }
}
