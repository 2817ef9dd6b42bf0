/// How far a drag must go to turn a page, as the code of a drag gesture decides it in `onEnded`.
///
/// ```swift
/// // if abs(value.translation.width) > width / 2 { index += 1 }
/// let half = DragThresholds(.translation, beyond: .part(0.5))
/// // index += Int((value.predictedEndTranslation.width / step).rounded())
/// let nearest = DragThresholds(.predictedEnd, turns: .rounded)
/// ```
/// - Source: docs/Physics.md, "Rows moved by a drag gesture" (grade C: counted in published rows).
public struct DragThresholds: Hashable, Sendable {
  /// The distance that is compared.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// From the page to the offset at which the finger lifts.
    case translation
    /// From the page to the proposed target: in a gesture's row, the predicted end translation.
    case predictedEnd
  }

  /// A distance that a drag must exceed.
  public enum Distance: Hashable, Sendable {
    /// A distance in points.
    case points(Double)
    /// A part of the distance to the next snap point.
    case part(Double)
  }

  /// How many pages a drag turns.
  public enum Turns: String, Hashable, Sendable, CaseIterable {
    /// One page, if the measure exceeds the distance.
    case one
    /// As many as it takes to be nearest to the end of the measure.
    case rounded
    /// As many as the measure has passed whole.
    case truncated
  }

  /// The distance that is compared.
  package var measure: Measure
  /// The distance to exceed; only for turns of one page.
  package var distance: Distance
  /// The speed above which a release turns a page whatever the distance, in pt/ms, and never goes against the finger;
  /// infinite for none.
  package var minimumFlickVelocity: Double
  /// How many pages a drag turns.
  package var turns: Turns

  /// Creates thresholds; a distance is not negative, nor is the speed, in pt/ms.
  public init(
    _ measure: Measure, beyond distance: Distance = .part(0.5), minimumFlickVelocity: Double = .infinity,
    turns: Turns = .one
  ) {
    precondition(minimumFlickVelocity >= 0, "a flick velocity is a speed, in pt/ms: it must not be negative")
    switch distance {
    case .points(let least), .part(let least): precondition(least >= 0, "a distance to exceed must not be negative")
    }
    (self.measure, self.distance) = (measure, distance)
    (self.minimumFlickVelocity, self.turns) = (minimumFlickVelocity, turns)
  }

  func choose(_ points: SnapPoints, _ release: SnapRule.Release) -> Int {
    let last = points.count - 1
    let bracket = points.bracket(release.start)
    let here = bracket.nearest(to: release.start, toward: release.start)
    let page = points.key(here)
    let end = measure == .translation ? release.origin : release.asked
    let speed = release.velocity
    let isFast = abs(speed) > minimumFlickVelocity
    let isForward = isFast ? speed > 0 : end > page
    let next = min(max(here + (isForward ? 1 : -1), 0), last)
    /// The point, or for a fast release one ahead of where the finger lifts.
    func ahead(_ point: Int) -> Int {
      if !isFast { return point }
      return isForward ? max(point, release.ahead(by: 1, points)) : min(point, release.ahead(by: 1, points))
    }
    switch turns {
    case .one:
      let way = abs(end - page)
      let exceeds =
        switch distance {
        case .points(let least): way > least
        case .part(let part): way > part * abs(points.key(next) - page)
        }
      return isFast || exceeds ? next : here
    case .rounded: return ahead(points.bracket(end).nearest(to: end, toward: .infinity))
    case .truncated:
      let around = points.bracket(end)
      return ahead(end > page || around.low == end ? around.before : min(around.before + 1, last))
    }
  }
}

extension SnapRule {
  /// Returns a rule that compares a drag with thresholds, whatever its velocity unless they name one.
  public static func drag(_ thresholds: DragThresholds) -> SnapRule {
    SnapRule(.drag(thresholds), restsInsideOversizedItems: false)
  }
}

extension SnapBehavior {
  /// Returns the behavior of a row that a drag gesture moves, for a `DragGestureRow`.
  ///
  /// The insets of the first and the last section grow until every line can be aligned, because a row without a scroll
  /// view has no range.
  public static func draggedRow(
    _ layout: FlowLayout, to alignment: LineAlignment = .lineCenter, _ thresholds: DragThresholds
  ) -> SnapBehavior {
    SnapBehavior(reachingEndsOf: layout, alignment: SnapAlignment(alignment), rule: .drag(thresholds))
  }
}
