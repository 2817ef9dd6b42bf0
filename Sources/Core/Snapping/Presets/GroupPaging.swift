extension SnapBehavior {
  /// Returns a behavior that pages by groups, like a compositional layout's `groupPaging`.
  ///
  /// Each item of the layout is a group. A flick goes one group ahead, however fast it is; a slower release goes to the
  /// nearest group. Group k rests at k times the pitch, so the section's leading inset stays before it, and the last
  /// one at the end of the range. The view moves there by the spring of a page turn, whatever the length of a group.
  /// - Parameters:
  ///   - layout: The groups, laid out in the viewport.
  ///   - flickVelocity: The speed from which a release is a flick, in pt/ms; by default that of paging, from which no
  ///     recording separates it.
  /// - Source: sominn9's Compositional-Layout-iOS, twelve flicks on iOS 15 (grade A/B); docs/Snapping.md.
  public static func groupPaging(_ layout: FlowLayout, flickVelocity: Double = 0.25) -> SnapBehavior {
    changed(SnapBehavior(layout, alignment: .lineStart, rule: pageRule(flickVelocity))) { $0.turnsPages = true }
  }

  /// Returns a behavior that pages by groups and centres each, like a compositional layout's `groupPagingCentered`.
  ///
  /// It moves as ``groupPaging(_:flickVelocity:)`` does. The insets of the first and the last section grow until the
  /// first and the last group can rest in the centre, so they cannot rest at an edge. A compositional layout adds the
  /// same distance outside its content: its offsets are smaller by the distance added before the first group.
  /// - Parameters:
  ///   - layout: The groups, laid out in the viewport.
  ///   - flickVelocity: The speed from which a release is a flick, in pt/ms.
  /// - Source: tarikbozyak's AdvancedCompositionalLayout, four flicks on iOS 16 (grade A/B); docs/Snapping.md.
  public static func groupPagingCentered(_ layout: FlowLayout, flickVelocity: Double = 0.25) -> SnapBehavior {
    changed(SnapBehavior(reachingEndsOf: layout, alignment: .lineCenter, rule: pageRule(flickVelocity))) {
      $0.turnsPages = true
    }
  }

  /// Returns a behavior that scrolls freely and stops at the leading edge of a group, like a compositional layout's
  /// `continuousGroupLeadingBoundary`.
  ///
  /// A release goes to the group nearest to its proposed target, or to the end of the content, at the view's own
  /// deceleration rate and without a limit.
  /// - Source: Apple's description of the case, for the edge and the rate; that it is the nearest group is inferred;
  ///   docs/Snapping.md.
  public static func continuousGroupLeadingBoundary(_ layout: FlowLayout) -> SnapBehavior {
    SnapBehavior(layout, alignment: .lineStart, rule: .nearest)
  }

  private static func pageRule(_ flickVelocity: Double) -> SnapRule {
    SnapRule(.adjacent(minimumVelocity: flickVelocity), restsInsideOversizedItems: false)
  }
}
