import Documents
import FeelTesting
import ScrollPhysics

/// The decision maps of a view in both units of a behavior's velocity, and what differs.
///
/// ```swift
/// let maps = try VelocityUnitMaps(of: pager, name: "pager")
/// print(maps)
/// ```
public struct VelocityUnitMaps: CustomStringConvertible {
  /// The map with velocities in points per millisecond.
  public let perMillisecond: DecisionMap
  /// The map with velocities in points per second.
  public let perSecond: DecisionMap
  /// The velocities at which the behavior's answers change.
  public let reading: VelocityReading
  private let name: String

  /// Sweeps the view in both units.
  /// - Throws: `DocumentError` if the plan does not fit the view.
  /// - Complexity: That of two decision maps.
  public init(of view: SwiftUIScrollView, name: String, _ plan: MapPlan = MapPlan()) throws(DocumentError) {
    self.name = name
    var model = view.model
    model.velocityUnit = .pointsPerMillisecond
    perMillisecond = try DecisionMap(of: view.with(model).underTest(name), plan)
    model.velocityUnit = .pointsPerSecond
    perSecond = try DecisionMap(of: view.with(model).underTest(name), plan)
    reading = view.velocityReading
  }

  /// The number of releases that rest elsewhere in the other unit.
  public var differences: Int { zip(perMillisecond.cells, perSecond.cells).count { $0 != $1 } }

  /// What differs, as a sentence or two.
  public var description: String {
    if differences == 0 { return "\(name): the same in both units of the velocity; \(reading)" }
    return "\(name): \(differences) of \(perMillisecond.cells.count) releases rest elsewhere when the"
      + " velocity is points per second; \(reading)"
  }
}
