package enum GestureStep {
  case touch(TouchSample)
  case action(GestureAction)
}

extension TouchGesture {
  /// Visits samples and actions in order of time; at equal times, the samples first.
  package func forEachStep<Fault: Error>(_ body: (GestureStep) throws(Fault) -> Void) throws(Fault) {
    var nextAction = 0
    for sample in samples {
      while nextAction < actions.count && actions[nextAction].time < sample.time {
        try body(.action(actions[nextAction]))
        nextAction += 1
      }
      try body(.touch(sample))
    }
    for action in actions[nextAction...] { try body(.action(action)) }
  }
}
