import FeelTesting
import SwiftUIFacade
import Testing

/// Each SwiftUI file of `App`, compiled without its previews.
@Suite("An app's SwiftUI files, adopted by the plugin") @MainActor
struct AdoptedSwiftUITests {
  private func flick(_ speed: Double = 1) throws -> TouchGesture {
    try .flick(from: Vector2D(x: 300, y: 100), by: Vector2D(x: -100, y: 0), releaseVelocity: speed)
  }

  @Test("A behavior beside two previews goes one card a flick")
  @MainActor func spotlight() throws {
    var view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 200),
      views: .row(widths: Array(repeating: 280, count: 8), height: 180, spacing: 12),
      behavior: SpotlightBehavior(cardWidth: 280, spacing: 12))
    _ = try view.perform(flick(1.8))
    #expect(view.contentOffset.x == 292)
    _ = try view.perform(flick(0.5))
    #expect(view.contentOffset.x == 584)
  }

  @Test("A page-style tab view beside a preview with a state turns its pages")
  @MainActor func tour() throws {
    var view = SimulatedTabView(size: CGSize(width: 393, height: 700)) { TourPages(stops: ["A", "B", "C"]) }
    let turn = try view.perform(flick())
    #expect(view.contentOffset.x == 393)
    var trace = ScrollTrace()
    try view.tap("Next", recording: &trace)
    view.advance(to: turn.frames[turn.frames.count - 1].time + 1000, recording: &trace)
    #expect(view.contentOffset.x == 786)
  }

  @Test("A deck that a drag gesture moves turns one letter")
  @MainActor func letters() throws {
    var view = SimulatedDragGesture(size: CGSize(width: 320, height: 200)) { LetterDeck(letters: ["A", "B", "C"]) }
    _ = try view.perform(flick(0.6))
    #expect(view.contentOffset.x == 320)
  }

  @Test("Albums are aligned to the view's edge")
  @MainActor func albums() throws {
    var view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 150),
      contentMargins: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20),
      views: .row(widths: Array(repeating: 150, count: 10), height: 150, spacing: 16), behavior: .viewAligned)
    _ = try view.perform(flick(0.8))
    #expect((view.contentOffset.x + 20).truncatingRemainder(dividingBy: 166) == 0 && view.contentOffset.x > 0)
    #expect(AlbumRow(albums: [Album(id: 1)]).albums.map(\.title) == ["Album 1"])
  }
}
