extension TouchGesture {
  /// Visits samples and actions as operations with their times, in ms from the begin; at equal times, the samples
  /// first.
  package func forEachOperation<Fault: Error>(
    from start: Double, _ body: (ScrollOperation, _ time: Double) throws(Fault) -> Void
  ) throws(Fault) {
    var nextAction = 0
    for sample in samples {
      while nextAction < actions.count && actions[nextAction].time < sample.time {
        try body(actions[nextAction].operation, start + actions[nextAction].time)
        nextAction += 1
      }
      try body(sample.operation(at: start + sample.time), start + sample.time)
    }
    for action in actions[nextAction...] { try body(action.operation, start + action.time) }
  }
}

extension TouchSample {
  package func operation(at time: Double) -> ScrollOperation {
    switch phase {
    case .began: .touchDown(at: location, time: time)
    case .moved: .touchMove(to: location, time: time)
    case .ended: .touchUp(at: location, time: time)
    case .cancelled: .touchCancel(time: time)
    }
  }
}

extension GestureAction {
  fileprivate var operation: ScrollOperation {
    switch kind {
    case .setContentOffset(let offset, let animated): .setContentOffset(offset, animated: animated)
    case .resize(let size): .resize(to: size)
    }
  }
}
