import ScrollPhysics

/// A gesture that shows a fault, and what happens.
public struct CounterExample: Hashable, Sendable {
  /// The gesture, as simple as the fault allows.
  public let gesture: AuditGesture
  /// What happens, as a sentence.
  public let sentence: String
  /// The finger about to lift.
  public let release: ReleaseState
  /// The axis of the drag.
  public let axis: Axis

  init(_ gesture: AuditGesture, _ sentence: String, _ row: AuditRow) {
    self.gesture = gesture
    self.sentence = sentence
    release = row.release(gesture)
    axis = row.axis
  }

  /// The options of `scrollsim release` that show it, without the scene.
  public var options: String {
    var parts = gesture.variants.map(\.options)
    if axis == .vertical { parts.append("--vertical") }
    parts.append("--offset \(AuditNumber.text(release.contentOffset[axis]))")
    parts.append("--velocity \(AuditNumber.text(release.velocity[axis]))")
    if release.dragStartOffset != release.contentOffset {
      parts.append("--drag-start \(AuditNumber.text(release.dragStartOffset[axis]))")
    }
    if let lastMovement = gesture.lastMovement {
      parts.append("--last-movement \(lastMovement > 0 ? "forward" : "backward")")
    }
    if gesture.sequel != .rest { parts.append(gesture.sequel.options) }
    return parts.joined(separator: " ")
  }

  /// The command that shows it.
  ///
  /// - Parameter scene: The path of the scene's file.
  public func command(scene: String = "SCENE") -> String { "scrollsim release --scene \(scene) \(options)" }
}
