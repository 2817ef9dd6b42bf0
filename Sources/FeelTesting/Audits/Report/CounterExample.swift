import ScrollPhysics

/// A gesture that shows a fault, and a sentence that describes what happens.
public struct CounterExample: Hashable, Sendable {
  /// The gesture, as simple as the fault allows.
  public let gesture: AuditGesture
  /// What happens, as a sentence.
  public let sentence: String
  /// The state of the drag at the release.
  public let release: ReleaseState
  /// The axis of the drag.
  public let axis: ScrollAxis

  init(_ gesture: AuditGesture, _ sentence: String, _ row: AuditRow) {
    self.gesture = gesture
    self.sentence = sentence
    release = row.release(gesture)
    axis = row.axis
  }

  /// The options of `scrollsim release` that reproduce the gesture, without the scene.
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

  /// Returns the command that reproduces the gesture.
  ///
  /// - Parameter scene: The path of the scene file.
  public func command(scene: String = "SCENE") -> String {
    if case .held(let duration) = gesture.sequel {
      return "scrollsim simulate --scene \(scene) --drag 0 --over 16 --hold \(AuditNumber.text(duration))"
    }
    return "scrollsim release --scene \(scene) \(options)"
  }

  /// Describes what the same gesture does on another view: its target, if the view does not rest there, and its rest
  /// offset.
  ///
  /// - Throws: `VariantError` if the view cannot be varied as the gesture requires.
  public func outcome(on subject: any AuditableView) throws(VariantError) -> String {
    let row = try AuditStage(subject, AuditParameters()).row(gesture.variants)
    if gesture.sequel == .rest {
      let landing = row.landing(of: release)
      let target = landing.decidedTarget[axis]
      let isSent = abs(target - landing.rest[axis]) > row.pixel
      return (isSent ? "is sent to \(AuditNumber.text(target)), " : "") + AuditWords.lands(landing, row)
    }
    var run = AuditRun(view: row.view, trace: ScrollTrace(displayScale: row.configuration.displayScale))
    run.view.perform(release, then: gesture.sequel, axis, recording: &run.trace)
    let rest = run.view.contentOffset
    let item = row.items(of: run.view).item(at: rest).map { "on item \($0) " } ?? ""
    return "rests \(item)at \(AuditNumber.text(rest[axis]))"
  }
}
