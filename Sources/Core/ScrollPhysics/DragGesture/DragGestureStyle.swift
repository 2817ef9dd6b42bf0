/// What an app's code makes of a drag gesture: when it begins, how the row follows, and how the row settles.
///
/// The defaults are those of a row written without further thought: `DragGesture()`, an offset that follows the
/// translation, and `withAnimation` in `onEnded`.
/// - Source: docs/Physics.md, "Rows moved by a drag gesture".
public struct DragGestureStyle: Hashable, Sendable {
  /// What a drag does to an animation that still runs when it begins.
  public enum Catching: String, Hashable, Sendable, CaseIterable {
    /// The row jumps to where its animation would have ended, and follows the finger from there: one offset is both
    /// animated and dragged.
    case jumps
    /// The animation runs on under the finger: one offset is animated, and another one dragged.
    case runsOn
    /// The row stays where it is shown, and follows the finger from there: the app reads the offset that is shown.
    case carriesOver
    /// A finger that is put down while the row moves is ignored.
    case ignores
  }

  /// What happens to a row when the system cancels the touch, after which `onEnded` is not called.
  public enum Cancellation: String, Hashable, Sendable, CaseIterable {
    /// The row stays where it is, because the translation is kept in `@State`.
    case stays
    /// The row jumps back, because the translation is kept in `@GestureState`.
    case resets
    /// The app ends the drag itself, as one without velocity.
    case ends
  }

  /// The distance that the finger moves in any direction before the gesture begins, in points; 10 in SwiftUI.
  public var minimumDistance = 10.0
  /// Whether the app subtracts the minimum distance from the translation, so that the row does not jump by it.
  public var subtractsMinimumDistance = false
  /// The resistance beyond the first and the last item.
  public var resistance = RowResistance.none
  /// The animation by which the row goes to its target.
  public var animation = RowAnimation.default
  /// Whether a spring begins with the finger's velocity.
  ///
  /// Since iOS 17 SwiftUI hands the velocity over if the drag has changed the animated offset itself; curves take none.
  public var handsVelocityOver = true
  /// What a drag does to an animation that still runs.
  public var catching = Catching.jumps
  /// What happens when the system cancels the touch.
  public var cancellation = Cancellation.stays

  /// Creates a style with SwiftUI's defaults.
  public init() {}

  /// The time by which `predictedEndTranslation` looks ahead of the translation at the finger's velocity, in ms.
  /// - Source: docs/Physics.md, "Rows moved by a drag gesture" (grade C).
  public static let predictionTime = 250.0
}
