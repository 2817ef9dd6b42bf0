import FeelTesting
import ScrollPhysics
import TestSupport
import Testing

@Suite("A view under test of its own type")
struct AuditableViewTests {
  /// A view that has only what every view under test must have.
  private struct Plain: AuditableView {
    let name = "plain"

    func makeView() -> Scroller<FreeScrolling> {
      Scroller(
        ScrollConfiguration(
          contentSize: Size2D(width: 900, height: 100), boundsSize: Size2D(width: 300, height: 100)))
    }
  }

  @Test("It has no items, and cannot be varied")
  func defaults() {
    let view = Plain()
    #expect(view.items(in: view.makeView().configuration).count == 0 && view.declared == DeclaredFeel())
    #expect(view.preferredStartItem == nil && view.scrollAxis == nil && view.startItems == nil)
    #expect(view.makeView().reportedItem == nil && view.extents(ofItems: 0..<1) == nil)
    #expect(errorText { try view.variant(.mirrored) } == "the view cannot be varied")
  }

  /// A row of items that goes backward, and has no mirror image.
  private struct Unmirrored: AuditableView {
    var row = PlantedRow(.goesBackward)
    var name: String { row.name }
    var declared: DeclaredFeel { DeclaredFeel(maximumItemsPerFlick: 1) }
    var scrollAxis: ScrollAxis? { row.scrollAxis }

    func makeView() -> RestlessView { row.makeView() }
    func items(in configuration: ScrollConfiguration) -> PlantedItems { row.items(in: configuration) }

    func variant(_ variant: ViewVariant) throws(VariantError) -> Unmirrored {
      if case .mirrored = variant { throw VariantError("the row has no mirror image") }
      return Unmirrored(row: try row.variant(variant))
    }
  }

  @Test("A failure says what a single audit that did not run needs")
  func oneAside() {
    let text = errorText { try expectNoFindings(of: Unmirrored()) }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains(" did not run: ") } == [
        "  1 audit did not run: the row has no mirror image. To add it: create the ViewUnderTest from a configuration, or"
          + " implement variant(_:) of AuditableView."
      ], "\(text)")
  }

  @Test("A view under test moves as the view it was made of, with its velocity and phase")
  func moves() {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))
    var own = Scroller(configuration)
    var tested = ViewUnderTest("row") { Scroller(configuration) }.makeView()
    var (one, other) = (ScrollTrace(), ScrollTrace())
    let operations: [ScrollOperation] = [
      .touchDown(at: Vector2D(x: 200, y: 100), time: 0), .touchMove(to: Vector2D(x: 150, y: 100), time: 16),
      .touchMove(to: Vector2D(x: 100, y: 100), time: 32), .touchUp(at: nil, time: 40), .advance(to: 90),
      .setContentOffset(Vector2D(x: 900, y: 0), animated: true), .advance(to: 120), .advanceToRest(limit: 9000),
    ]
    for operation in operations {
      own.perform(operation, recording: &one)
      tested.perform(operation, recording: &other)
      #expect(own.velocity == tested.velocity && own.phase == tested.phase && own.time == tested.time)
      #expect(own.contentOffset == tested.contentOffset && own.isAtRest == tested.isAtRest)
      #expect(own.configuration == tested.configuration)
    }
    #expect(one == other && one.frames.contains { $0.velocity != .zero })
  }
}
