import FlowLayoutModel
import ScrollPhysics
import Snapping

/// The snapping of a scene: its kind with parameters, and the published or the corrected design.
public struct SceneSnapping: Hashable, Sendable {
  /// Whether a design is used as it was published, or corrected.
  public enum Edition: String, Hashable, Sendable, CaseIterable {
    /// The corrected design, without the defects of the published one.
    case corrected
    /// The published design: exactly its arithmetic, including its defects.
    case published
  }

  /// The kinds of snapping, named as in the documents.
  public enum Kind: Hashable, Sendable {
    /// No snapping: releases keep their proposed target.
    case none
    /// Card paging, as in Twitter's cards.
    case cardPaging
    /// Paging with two flick thresholds, as in minne's rows.
    case flickThresholds(FlickThresholds)
    /// Paging over pages of different lengths.
    case unevenPages(maximumPagesPerFlick: Int?)
    /// Alignment of lines, as in PluginableFlowLayout.
    case alignment(LineAlignment, flickVelocity: Double)
    /// A looping row, which advances automatically if it has an interval.
    case carousel(copies: Int, autoScrollInterval: Double?, loops: Bool)
    /// SwiftUI's `.viewAligned`.
    case viewAligned(ViewAligned)
    /// SwiftUI's `.paging`.
    case paging(ScrollPageUnit)
    /// Paging by groups, of which each item of the layout is one.
    case groupPaging(flickVelocity: Double)
    /// Paging by groups that rest in the centre.
    case groupPagingCentered(flickVelocity: Double)
    /// Free scrolling that stops at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// Snap points and a snapping rule, composed from parts.
    case custom(SnapAlignment, alignsEnds: Bool, rule: SnapRule)
  }

  /// The kind and its parameters.
  package var kind: Kind
  /// Whether the design is published or corrected.
  package var edition: Edition

  /// Creates a snapping from its kind and the choice of design.
  public init(_ kind: Kind, edition: Edition = .corrected) { (self.kind, self.edition) = (kind, edition) }

  /// No snapping.
  public static let none = SceneSnapping(.none)
}

extension SceneSnapping.Kind {
  /// Sets the scroll view of `.viewAligned` up as SwiftUI does, where the scene does not say otherwise.
  package func configure(_ configuration: inout ScrollConfiguration, givesRate: Bool, givesStillRetarget: Bool) {
    guard case .viewAligned(let parameters) = self else { return }
    if !givesRate { configuration.decelerationRate = parameters.decelerationRate }
    if !givesStillRetarget { configuration.setSwiftUITuning() }
  }
}
