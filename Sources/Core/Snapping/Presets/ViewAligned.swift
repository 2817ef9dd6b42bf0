/// The parameters of SwiftUI's `.viewAligned`: a release goes to the target view nearest to its proposed target.
///
/// ```swift
/// let pager = ViewAligned(.always)
/// var configuration = ScrollConfiguration(geometry: geometry)
/// configuration.decelerationRate = pager.decelerationRate
/// configuration.setSwiftUITuning()
/// let view = Scroller(configuration, behavior: SnapBehavior.viewAligned(row, pager))
/// ```
///
/// A limit of ``Limit/always`` is a limit on distance: the view decelerates at `.fast`, so that a flick proposes a target
/// a fifth as far away.
/// - Source: docs/Snapping.md, "SwiftUI's behaviors"; the grades are there.
public struct ViewAligned: Hashable, Sendable {
  /// SwiftUI's `ViewAlignedScrollTargetBehavior.LimitBehavior`.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    /// Limited as with `always` in a compact size class, and otherwise not at all; documented.
    case automatic
    /// Limited in distance by the rate `.fast`; measured: one card at 2 pt/ms, two at 4.4.
    case always
    /// At most three views; the number is not documented.
    case alwaysByFew
    /// At most one view; documented.
    case alwaysByOne
    /// Not limited; the rate is assumed to be `.normal`.
    case never
  }

  /// The size class of the view along the axis of the row.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// A telephone held upright, for a row.
    case compact
    /// A tablet.
    case regular
  }

  /// The number of views of ``Limit/alwaysByFew``; grade D: the guess of one other implementation.
  static let few = 3

  /// The limit on how far one gesture goes.
  public var limit: Limit
  /// The part of a view, 0…1, that is aligned with the same part of the visible area: 0, the default, is the start.
  public var anchor: Double
  /// The size class, which decides what ``Limit/automatic`` is.
  public var sizeClass: SizeClass

  /// Creates the parameters; `anchor` is from 0 to 1.
  public init(_ limit: Limit = .automatic, anchor: Double = 0, sizeClass: SizeClass = .compact) {
    precondition(anchor >= 0 && anchor <= 1, "an anchor is a part of a view: it must lie between 0 and 1")
    (self.limit, self.anchor, self.sizeClass) = (limit, anchor, sizeClass)
  }

  /// Whether a gesture goes less far than in a plain scroll view.
  var isLimited: Bool {
    switch limit {
    case .automatic: sizeClass == .compact
    case .always, .alwaysByFew, .alwaysByOne: true
    case .never: false
    }
  }

  /// The rate of the scroll view: `.fast` with a limit, as measured, and otherwise `.normal`.
  public var decelerationRate: DecelerationRate { isLimited ? .fast : .normal }

  /// The most views that a gesture goes; nil for any number.
  package var maximumItems: Int? {
    switch limit {
    case .alwaysByOne: 1
    case .alwaysByFew: Self.few
    case .automatic, .always, .never: nil
    }
  }

  /// The rule: the nearest view, within the limit on their number.
  var rule: SnapRule { SnapRule(.nearest, maximumPoints: maximumItems, restsInsideOversizedItems: false) }

  /// The alignment: a section's inset is like a stack's padding, which SwiftUI does not align with.
  package var alignment: SnapAlignment { SnapAlignment(anchor: anchor, leadingMargin: 0, trailingMargin: 0) }
}

extension SnapBehavior {
  /// Returns SwiftUI's `.viewAligned`.
  ///
  /// Set the scroll view's rate to ``ViewAligned/decelerationRate``. Margins belong in its content inset, as SwiftUI's
  /// `contentMargins` do; sections need none.
  /// - Source: docs/Snapping.md, "SwiftUI's behaviors".
  public static func viewAligned(_ layout: FlowLayout, _ parameters: ViewAligned = ViewAligned()) -> SnapBehavior {
    viewAligned(layout.frames, parameters)
  }

  /// Returns the behavior for views that are already laid out.
  package static func viewAligned(_ frames: ItemFrames, _ parameters: ViewAligned) -> SnapBehavior {
    SnapBehavior(frames, alignment: parameters.alignment, rule: parameters.rule)
  }
}

extension ScrollConfiguration {
  /// Makes the scroll view move as SwiftUI's after a release at rest: with one curve at every rate.
  /// - Source: docs/Physics.md, "Rewritten targets" (grade B: five segments of screen recordings).
  public mutating func setSwiftUITuning() { tuning.stillRetarget = .swiftUI }
}
