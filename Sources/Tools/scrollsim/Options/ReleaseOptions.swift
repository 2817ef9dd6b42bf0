/// The options of `release`: the state of the drag, what follows, and the variants of the scene.
package enum ReleaseOptions {
  enum Direction: String, CaseIterable { case forward, backward }

  static let options: [Usage.Option] =
    [
      .init("offset", "X", "the content offset at which the finger lifts"),
      .init("velocity", "V", "the release velocity, in pt/ms"),
      .init("drag-start", "X0", "the content offset at which the drag began; by default that of --offset"),
      .init(
        "last-movement", "DIR",
        "forward or backward: the direction of the finger's last movement; by default that of the velocity",
        kind: .oneOf(Direction.self)),
      .init("proposed", "X", "the proposed target content offset; by default the one UIKit proposes"),
      RunOptions.vertical,
    ] + SequelOptions.options + SceneVariants.options

  static func release(_ arguments: ParsedArguments, on scene: Scene) throws -> (axis: ScrollAxis, state: ReleaseState) {
    let axis: ScrollAxis = arguments.has("vertical") ? .vertical : scene.scrollAxis ?? .horizontal
    func along(_ number: Double, _ other: Vector2D = .zero) -> Vector2D { other.replacing(axis, with: number) }
    let offset = try arguments.requiredNumber("offset", hint: "give the content offset at which the finger lifts")
    let velocity = try arguments.requiredNumber("velocity", hint: "give the release velocity, in pt/ms")
    VelocityHint.warn(velocity, option: "velocity")
    let state = ReleaseState(
      contentOffset: along(offset, scene.contentOffset), velocity: along(velocity),
      dragStartOffset: along(try arguments.number("drag-start") ?? offset, scene.contentOffset),
      lastMovement: try arguments.oneOf("last-movement", Direction.self).map { along($0 == .forward ? 1 : -1) },
      proposedTarget: try arguments.number("proposed").map { along($0, scene.contentOffset) })
    return (axis, state)
  }

  package static func text(_ example: CounterExample) -> String {
    let (release, axis) = (example.release, example.axis)
    var parts = example.gesture.variants.map(SceneVariants.text)
    if axis == .vertical { parts.append("--vertical") }
    parts.append("--offset \(AuditNumber.text(release.contentOffset[axis]))")
    parts.append("--velocity \(AuditNumber.text(release.velocity[axis]))")
    if release.dragStartOffset != release.contentOffset {
      parts.append("--drag-start \(AuditNumber.text(release.dragStartOffset[axis]))")
    }
    if let lastMovement = example.gesture.lastMovement {
      parts.append("--last-movement \(lastMovement > 0 ? Direction.forward : .backward)")
    }
    if let sequel = SequelOptions.text(example.gesture.sequel) { parts.append(sequel) }
    return parts.joined(separator: " ")
  }

  static func command(_ example: CounterExample, scene: String) -> String {
    if case .held(let duration) = example.gesture.sequel {
      // The finger stays still on the view.
      return "scrollsim simulate --scene \(scene) --drag 0 --over 16 --hold \(AuditNumber.text(duration))"
    }
    return "scrollsim release --scene \(scene) \(text(example))"
  }
}
