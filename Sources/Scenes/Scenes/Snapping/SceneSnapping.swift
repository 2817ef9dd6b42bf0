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
    /// A looping row, which advances automatically if it has an interval; items that fill the view are the pages of
    /// SwiftUI's `TabView` in the style `.page`.
    case carousel(copies: Int, autoScrollInterval: Double?, loops: Bool, fillsView: Bool = false)
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
    /// A row without a scroll view, which a drag gesture moves.
    case dragGesture(LineAlignment, DragThresholds, DragGestureStyle)
    /// Snap points and a snapping rule, composed from parts.
    case custom(SnapAlignment, alignsEnds: Bool, rule: SnapRule)
  }

  package var kind: Kind
  /// Whether the design is published or corrected.
  package var edition: Edition

  /// Creates a snapping from its kind and the choice of design.
  public init(_ kind: Kind, edition: Edition = .corrected) { (self.kind, self.edition) = (kind, edition) }

  /// No snapping.
  public static let none = SceneSnapping(.none)
}

extension SceneSnapping {
  /// The names of the kinds, as documents and pages have them.
  package enum Name: String, CaseIterable {
    case none, cardPaging, flickThresholds, unevenPages, alignment, carousel, tabView, viewAligned, paging, groupPaging
    case groupPagingCentered, continuousGroupLeadingBoundary, dragGesture, custom

    package func kind<Source: SceneParameters>(from source: inout Source) throws(Source.Failure) -> Kind {
      switch self {
      case .none: .none
      case .cardPaging: .cardPaging
      case .flickThresholds: .flickThresholds(try FlickThresholds(from: &source, largeFlickVelocity: 2))
      case .unevenPages:
        .unevenPages(maximumPagesPerFlick: try source.count("maximumPagesPerFlick", "Most pages per flick", from: 1))
      case .alignment:
        .alignment(
          try source.choice("alignment", "Align with", default: .lineStart),
          flickVelocity: try source.speed("flickVelocity", default: 0.3))
      case .carousel:
        .carousel(
          copies: try source.count("copies", "Least duplicates a side", from: 0, default: 2) ?? 2,
          autoScrollInterval: try source.interval("autoScrollInterval", "Advances every", default: 2000),
          loops: try source.flag("loops", "Endless", default: true))
      case .tabView:
        .carousel(
          copies: 1, autoScrollInterval: try source.interval("autoScrollInterval", "Advances every", default: 0),
          loops: try source.flag("loops", "Endless", default: false), fillsView: true)
      case .viewAligned:
        .viewAligned(
          ViewAligned(
            try source.choice("limit", "Limit", default: .automatic),
            anchor: try source.number("anchor", "Anchor", .between(0, 1), "0 for the start, 1 for the end", default: 0),
            sizeClass: try source.choice("sizeClass", "Size class", default: .compact)))
      case .paging: .paging(try source.choice("pages", "Pages", default: .bounds))
      case .groupPaging: .groupPaging(flickVelocity: try source.speed("flickVelocity"))
      case .groupPagingCentered: .groupPagingCentered(flickVelocity: try source.speed("flickVelocity"))
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .dragGesture: try source.dragGesture()
      case .custom: try source.custom()
      }
    }

    package var keys: [SceneKey] { SceneKeyList.keys { _ = kind(from: &$0) } }

    /// The name of the kind for a person who chooses one.
    package var title: String {
      switch self {
      case .none: "Free, without snapping"
      case .cardPaging: "Card paging (Twitter)"
      case .flickThresholds: "Two flick speeds (minne)"
      case .unevenPages: "Uneven pages"
      case .alignment: "Alignment with a line"
      case .carousel: "Endless carousel"
      case .tabView: "SwiftUI’s TabView pages"
      case .viewAligned: "SwiftUI’s viewAligned"
      case .paging: "SwiftUI’s paging"
      case .groupPaging: "Group paging"
      case .groupPagingCentered: "Group paging, centred"
      case .continuousGroupLeadingBoundary: "Leading boundary of groups"
      case .dragGesture: "SwiftUI’s drag gesture"
      case .custom: "Composed of parts"
      }
    }

    package func lacks(_ key: String) -> Bool { lackedByPublished?.contains { $0.hasSameBytes(as: key) } ?? false }

    /// The parameters that the design lacks as it was published; nil if it was not published with faults.
    package var lackedByPublished: [String]? {
      switch self {
      case .cardPaging, .flickThresholds, .alignment: []
      case .unevenPages: ["maximumPagesPerFlick"]
      case .carousel: ["copies", "loops"]
      default: nil
      }
    }
  }
}

extension FlickThresholds {
  /// Reads thresholds; a source that gives no large flick has the default, which is infinite for none.
  init<Source: SceneParameters>(from source: inout Source, largeFlickVelocity: Double) throws(Source.Failure) {
    self.init(
      minimumFlickVelocity: try source.speed("minimumFlickVelocity", default: 0.2),
      largeFlickVelocity: try source.number(
        "largeFlickVelocity", "Large flick from", .notNegative, "pt/ms",
        stating: largeFlickVelocity.isFinite ? largeFlickVelocity : nil) ?? largeFlickVelocity,
      pagesPerFlick: try source.count("pagesPerFlick", "Cards per flick", from: 1, default: 1) ?? 1,
      pagesPerLargeFlick: try source.count("pagesPerLargeFlick", "Cards per large flick", from: 1, default: 2) ?? 2)
  }
}

extension SceneParameters {
  /// Returns a time between two automatic advances, in ms: nil for 0, which is never.
  fileprivate mutating func interval(
    _ name: String, _ label: String, default fallback: Double
  ) throws(Failure) -> Double? {
    let unit = "ms; 0 for never"
    let interval = try number(name, label, .between(0, 86_400_000), unit, .zeroOrMore, stating: fallback) ?? fallback
    return interval == 0 ? nil : interval
  }
}

extension SceneSnapping.Kind {
  /// Returns the snap points and the rule of the corrected design, for a layout without duplicates and centred ends;
  /// otherwise they only lay out the items.
  func behavior(_ frames: ItemFrames, of layout: FlowLayout) -> SnapBehavior {
    switch self {
    case .none, .carousel, .paging: SnapBehavior(frames, alignment: .lineStart, rule: .nearest)
    case .cardPaging: SnapBehavior(frames, alignment: .lineCenter, alignsEnds: true, rule: .nearest)
    case .flickThresholds(let thresholds): SnapBehavior(frames, alignment: .lineStart, rule: .flick(thresholds))
    case .unevenPages(let maximum): .unevenPaging(frames, maximumPagesPerFlick: maximum)
    case .alignment(let alignment, let flickVelocity): .aligned(frames, to: alignment, flickVelocity: flickVelocity)
    case .groupPaging(let flickVelocity): .groupPaging(layout, flickVelocity: flickVelocity)
    case .groupPagingCentered(let flickVelocity): .groupPagingCentered(layout, flickVelocity: flickVelocity)
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary(layout)
    case .viewAligned(let parameters): .viewAligned(frames, parameters)
    case .dragGesture(let alignment, let thresholds, _): .draggedRow(layout, to: alignment, thresholds)
    case .custom(let alignment, let alignsEnds, let rule):
      SnapBehavior(frames, alignment: alignment, alignsEnds: alignsEnds, rule: rule)
    }
  }

  /// Whether a view may rest between items.
  var mayRestAnywhere: Bool {
    switch self {
    case .none, .carousel, .paging(.container): true
    default: false
    }
  }

  /// Sets the scroll view of `.viewAligned` up as SwiftUI does, where the scene does not say otherwise.
  package func configure(_ configuration: inout ScrollConfiguration, givesRate: Bool, givesStillRetarget: Bool) {
    guard case .viewAligned(let parameters) = self else { return }
    if !givesRate { configuration.decelerationRate = parameters.decelerationRate }
    if !givesStillRetarget { configuration.setSwiftUITuning() }
  }
}
