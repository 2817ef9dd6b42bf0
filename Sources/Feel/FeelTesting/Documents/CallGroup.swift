import ScrollPhysics

/// Consecutive calls of one delegate method.
package struct CallGroup: Hashable, Sendable {
  package let name: ScrollEvent.Name
  package let count: Int
  package let time: Double
  package let lastTime: Double

  /// Returns the calls of a trace; consecutive `didScroll` calls form one group.
  package static func groups(of trace: ScrollTrace) -> [CallGroup] {
    joined(trace.events.map { CallGroup(name: $0.name, count: 1, time: $0.time, lastTime: $0.time) })
  }

  static func joined(_ calls: [CallGroup]) -> [CallGroup] {
    var groups: [CallGroup] = []
    for call in calls {
      if call.name == .didScroll, let last = groups.last, last.name == .didScroll {
        groups[groups.count - 1] = CallGroup(
          name: .didScroll, count: last.count + call.count, time: last.time, lastTime: call.lastTime)
      } else {
        groups.append(call)
      }
    }
    return groups
  }
}
