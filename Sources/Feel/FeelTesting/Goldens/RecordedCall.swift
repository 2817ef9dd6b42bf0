/// A delegate call, or consecutive `didScroll` calls.
package struct RecordedCall: Hashable, Sendable {
  package let name: ScrollEvent.Name
  package var count = 1
  /// The time of the first call, in ms.
  package let time: Double
  /// The time of the last call, in ms.
  package var lastTime: Double
  /// The state that a delegate reads in the call; nil if the document does not say.
  package var flags: ScrollEvent.Flags?
  /// The end of a drag; nil for all calls but `willEndDragging`.
  var release: RecordedRelease?

  init(name: ScrollEvent.Name, time: Double, flags: ScrollEvent.Flags? = nil) {
    (self.name, self.time, lastTime, self.flags) = (name, time, time, flags)
  }

  /// Returns the calls of a run, with each release at its `willEndDragging`, and consecutive `didScroll` calls joined.
  static func calls(_ calls: [RecordedCall], releases: [RecordedRelease]) -> [RecordedCall] {
    var rest = releases[...]
    return joined(
      calls.map { changed($0) { if $0.name == .willEndDragging { $0.release = rest.popFirst() } } })
  }

  /// Joins consecutive `didScroll` calls with the same flags.
  static func joined(_ calls: [RecordedCall]) -> [RecordedCall] {
    var joined: [RecordedCall] = []
    for call in calls {
      if call.name == .didScroll, let last = joined.last, last.name == .didScroll, last.flags == call.flags {
        joined[joined.count - 1].count += call.count
        joined[joined.count - 1].lastTime = call.lastTime
      } else {
        joined.append(call)
      }
    }
    return joined
  }

  var kept: RecordedCall {
    changed(RecordedCall(name: name, time: DecimalText.thousandth(time), flags: flags)) {
      ($0.count, $0.lastTime, $0.release) = (count, DecimalText.thousandth(lastTime), release?.kept)
    }
  }
}

/// The end of a drag, as a document keeps it.
package struct RecordedRelease: Hashable, Sendable {
  package let offset: Vector2D
  /// The velocity, in pt/ms.
  package let velocity: Vector2D
  package let proposed: Vector2D
  /// The final target content offset, in points.
  package let target: Vector2D

  fileprivate var kept: RecordedRelease {
    RecordedRelease(
      offset: offset.thousandths, velocity: velocity.thousandths, proposed: proposed.thousandths,
      target: target.thousandths)
  }
}
