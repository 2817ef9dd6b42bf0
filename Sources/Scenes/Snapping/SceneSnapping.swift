import FlowLayoutModel
import Snapping

/// Which snapping a scene has: a type with its parameters, in one of two editions.
public struct SceneSnapping: Hashable, Sendable {
  /// Whether a seed's design is as it was published or corrected.
  public enum Edition: String, Hashable, Sendable, CaseIterable {
    /// Without the design's defects.
    case corrected
    /// Exactly the published arithmetic, defects included.
    case published
  }

  /// The types, named as in the documents.
  public enum Kind: Hashable, Sendable {
    /// The view lands where it would by itself.
    case none
    /// Twitter's cards.
    case cardPaging
    /// minne's rows.
    case flickThresholds(FlickThresholds)
    /// Uneven pagination.
    case unevenPages(maximumPagesPerFlick: Int?)
    /// PluginableFlowLayout.
    case alignment(LineAlignment, flickVelocity: Double)
    /// The endless row that advances by itself; an interval of nil for one that does not.
    case carousel(copies: Int, autoScrollInterval: Double?, loops: Bool)
    /// Snap points and a rule, composed from parts.
    case custom(SnapAlignment, alignsEnds: Bool, rule: SnapRule)
  }

  /// The type and its parameters.
  public var kind: Kind
  /// The edition.
  public var edition: Edition

  /// Creates a snapping.
  public init(_ kind: Kind, edition: Edition = .corrected) {
    self.kind = kind
    self.edition = edition
  }

  /// No snapping.
  public static let none = SceneSnapping(.none)
}
