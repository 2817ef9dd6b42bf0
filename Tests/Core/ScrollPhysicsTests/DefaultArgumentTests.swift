import ScrollPhysics
import Testing

/// What a caller gets without saying it; code that leaves an argument out depends on its default.
@Suite("Default arguments of the core")
struct DefaultArgumentTests {
  private static let geometry = ScrollViewGeometry(
    contentSize: Size2D(width: 2000, height: 300), boundsSize: Size2D(width: 400, height: 300))

  @Test("A context is that of a drag's end of a view of 2 pixels per point, read from the left")
  func context() {
    let short = TargetContext(
      velocity: Vector2D(x: 1, y: 0), proposedTarget: Vector2D(x: 90, y: 0), contentOffset: Vector2D(x: 50, y: 0),
      dragStartOffset: Vector2D(x: 10, y: 0), geometry: Self.geometry)
    let full = TargetContext(
      reason: .dragEnd, velocity: Vector2D(x: 1, y: 0), proposedTarget: Vector2D(x: 90, y: 0),
      contentOffset: Vector2D(x: 50, y: 0), dragStartOffset: Vector2D(x: 10, y: 0), lastMovement: .zero,
      geometry: Self.geometry, previousGeometry: Self.geometry, previousTarget: Vector2D(x: 90, y: 0), displayScale: 2,
      layoutDirection: .leftToRight, decelerationRate: .normal,
      minimumFlingSpeed: ScrollTuning.default.minimumFlingSpeed)
    #expect(short == full)
  }

  @Test("A release is one without movement, from where its drag began")
  func release() {
    let short = ReleaseState(contentOffset: Vector2D(x: 50, y: 20))
    #expect(
      short
        == ReleaseState(
          contentOffset: Vector2D(x: 50, y: 20), velocity: .zero, dragStartOffset: Vector2D(x: 50, y: 20),
          lastMovement: nil, proposedTarget: nil))
    #expect(short.lastMovement == nil && short.proposedTarget == nil)
  }

  @Test("A configuration is that of a new UIScrollView on a display of 60 Hz and 2 pixels per point")
  func configuration() {
    let short = ScrollConfiguration(contentSize: Self.geometry.contentSize, boundsSize: Self.geometry.boundsSize)
    #expect(short == ScrollConfiguration(geometry: Self.geometry))
    #expect(short.geometry.contentInset == .zero && short.geometry.contentAlignment == .zero)
    #expect(short.decelerationRate == .normal && short.bounces && short.bouncesHorizontally && short.bouncesVertically)
    #expect(!short.alwaysBounceHorizontal && !short.alwaysBounceVertical && !short.isPagingEnabled)
    #expect(!short.isDirectionalLockEnabled && short.isScrollEnabled && short.displayScale == 2)
    #expect(short.layoutDirection == .leftToRight && short.frameRate == 60 && short.step == 1)
    #expect(short.tuning == .default)
    let trace = ScrollTrace()
    #expect(trace.displayScale == 2 && trace.frames.isEmpty && trace.events.isEmpty && trace.rest == nil)
  }

  @Test("A view begins at time 0, at the least content offset of its range")
  func view() {
    var configuration = ScrollConfiguration(geometry: Self.geometry)
    configuration.geometry.contentInset = ContentInset(top: 5, left: 7, bottom: 0, right: 0)
    let plain = Scroller(configuration)
    let snapping = Scroller(configuration, behavior: FreeScrolling())
    let row = DragGestureRow(configuration, style: DragGestureStyle(), behavior: FreeScrolling())
    for view in [plain, snapping, row] as [any SimulatedScrollView] {
      #expect(view.time == 0 && view.isAtRest && view.velocity == .zero && view.phase == ScrollViewPhase.idle)
    }
    for offset in [plain.contentOffset, snapping.contentOffset] { #expect(offset == Vector2D(x: -7, y: -5)) }
    #expect(row.axis == .horizontal && row.settledOffset == row.contentOffset.x)
  }

  @Test(
    "A row follows a finger from 10 points on, without resistance, jumps when it is caught, and stays when cancelled")
  func style() {
    let style = DragGestureStyle()
    #expect(style.minimumDistance == 10 && !style.subtractsMinimumDistance && style.resistance == .none)
    #expect(style.animation == .default && style.handsVelocityOver)
    #expect(style.catching == .jumps && style.cancellation == .stays)
  }

  @Test("Springs of a row are those that SwiftUI's documentation names, in ms and fractions")
  func springs() {
    #expect(RowAnimation.spring() == .spring(duration: 500, bounce: 0))
    #expect(RowResistance(factor: 0.5).limit == nil)
  }

  @Test("A field of the tuning has a range of numbers or names to choose from, and not both")
  func fields() throws {
    for field in ScrollTuning.fields + ScrollTuning.presets {
      #expect((field.range == nil) == !field.choices.isEmpty, "\(field.name)")
      var tuning = ScrollTuning.default
      for choice in field.choices { try tuning.set(field, to: choice) }
      if let range = field.range {
        try tuning.set(field, to: "\(range.lowerBound)")
        try tuning.set(field, to: "\(range.upperBound)")
        #expect(throws: ScrollTuning.FieldError.self) { try tuning.set(field, to: "\(range.upperBound.nextUp)") }
      }
      #expect(throws: ScrollTuning.FieldError.self) { try tuning.set(field, to: "none such") }
    }
  }
}
