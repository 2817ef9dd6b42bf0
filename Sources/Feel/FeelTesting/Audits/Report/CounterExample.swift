/// A gesture that shows a fault, and a sentence that describes what happens.
public struct CounterExample: Hashable, Sendable, CustomStringConvertible {
  /// The gesture, as simple as the fault allows.
  package let gesture: AuditGesture
  /// What happens, as a sentence.
  public let sentence: String
  /// The state of the drag at the release.
  public let release: ReleaseState
  package let axis: ScrollAxis
  /// The rest offset of the release, in points; nil if the gesture is more than a release of the view as it is.
  private let rest: Double?

  init(_ gesture: AuditGesture, _ sentence: String, _ row: AuditedView<some AuditableView>) {
    self.gesture = gesture
    self.sentence = sentence
    release = row.release(gesture)
    axis = row.axis
    let isPlain = gesture.sequel == .rest && gesture.variants.isEmpty && gesture.lastMovement == nil
    rest = isPlain ? row.landing(of: release).rest[row.axis] : nil
  }

  /// The line of a test that shows the release, and passes while the fault is there; nil if there is more than that.
  var expectation: String? {
    guard let rest else { return nil }
    var arguments = "of: view, releasedAt: \(AuditNumber.text(release.contentOffset[axis]))"
    arguments += ", velocity: \(AuditNumber.text(release.velocity[axis]))"
    arguments += ", dragStart: \(AuditNumber.text(release.dragStartOffset[axis])), at: \(AuditNumber.text(rest))"
    return "try expectLanding(\(arguments)\(axis == .vertical ? ", axis: .vertical" : ""))"
  }

  /// The gesture in words and numbers: its release, what follows, and the variants of the view.
  public var description: String {
    var parts: [String] = []
    if !gesture.sequel.isHold {
      parts = [
        "released at \(AuditNumber.text(release.contentOffset[axis])) pt",
        "velocity \(AuditNumber.text(release.velocity[axis])) pt/ms",
      ]
      if release.dragStartOffset != release.contentOffset {
        parts.append("drag start \(AuditNumber.text(release.dragStartOffset[axis])) pt")
      }
      if let lastMovement = gesture.lastMovement {
        parts.append("last movement \(lastMovement > 0 ? "forward" : "backward")")
      }
    }
    if axis == .vertical { parts.append("along the vertical axis") }
    if let words = gesture.sequel.words { parts.append(words) }
    return (parts + gesture.variants.map { $0.words }).joined(separator: ", ")
  }
}

extension FollowUpGesture {
  fileprivate var isHold: Bool { if case .held = self { true } else { false } }

  fileprivate var words: String? {
    switch self {
    case .rest: nil
    case .caught(let delay): "caught after \(AuditNumber.text(delay)) ms"
    case .dragged(let distance, let delay, let isCancelled):
      "dragged by \(AuditNumber.text(distance)) pt after \(AuditNumber.text(delay)) ms"
        + (isCancelled ? ", which the system cancels" : "")
    case .resized(let size): "resized to \(AuditNumber.text(size.width)) x \(AuditNumber.text(size.height)) pt at rest"
    case .again(let count, let interval): "repeated \(count) times every \(AuditNumber.text(interval)) ms"
    case .wait(let duration): "left at rest for \(AuditNumber.text(duration)) ms"
    case .held(let duration): "held still by a finger for \(AuditNumber.text(duration)) ms"
    }
  }
}
