import ScrollPhysics

/// A sequence of touches that can be mirrored, transposed and delayed.
public struct TouchScript: CustomStringConvertible, Sendable {
  /// The action of a finger.
  public enum Touch: Sendable {
    case down(Vector2D)
    case move(Vector2D)
    case up
    case cancel
  }

  /// A touch and its time, in ms.
  public struct Step: Sendable {
    /// The time, in ms.
    public var time: Double
    /// The action of a finger.
    public var touch: Touch
  }

  /// The touches, in order of time.
  public var steps: [Step] = []

  /// Creates an empty script.
  public init() {}

  /// Creates one to four random strokes.
  ///
  /// A stroke may be slow or fast, straight or not, and with or without a hold. The next one may catch the view in
  /// motion or wait until it rests.
  ///
  /// Times are multiples of a quarter millisecond, so that a delay of whole milliseconds changes no time difference.
  public init(using generator: inout SeededGenerator, maximumSpeed: Double = 4) {
    var time = 0.0
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      var place = Vector2D(
        x: Double.random(in: 0...400, using: &generator), y: Double.random(in: 0...700, using: &generator))
      steps.append(Step(time: time, touch: .down(place)))
      let speed =
        maximumSpeed * Double.random(in: 0...1, using: &generator) * Double.random(in: 0...1, using: &generator)
      var velocity = Vector2D(
        x: speed * Double.random(in: -1...1, using: &generator), y: speed * Double.random(in: -1...1, using: &generator)
      )
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        let interval = Double(Int.random(in: 8...80, using: &generator)) / 4
        time += interval
        velocity.x *= Double.random(in: 0.7...1.2, using: &generator)
        velocity.y *= Double.random(in: 0.7...1.2, using: &generator)
        place = place + velocity * interval
        steps.append(Step(time: time, touch: .move(place)))
      }
      time += [0, 0, 0, 4.25, 12.5, 80][Int.random(in: 0...5, using: &generator)]
      steps.append(Step(time: time, touch: Int.random(in: 0...19, using: &generator) == 0 ? .cancel : .up))
      let gap = [40, 150, 400, 1200, 6000][Int.random(in: 0...4, using: &generator)]
      time += Double(Int.random(in: 4...(4 * gap), using: &generator)) / 4
    }
  }

  private func mapped(_ transform: (Vector2D) -> Vector2D) -> TouchScript {
    var result = self
    for index in steps.indices {
      switch steps[index].touch {
      case .down(let place): result.steps[index].touch = .down(transform(place))
      case .move(let place): result.steps[index].touch = .move(transform(place))
      case .up, .cancel: break
      }
    }
    return result
  }

  /// The same touches with left and right, and up and down, swapped.
  public var mirrored: TouchScript { mapped { -$0 } }
  /// The same touches with the axes swapped.
  public var transposed: TouchScript { mapped { $0.transposed } }

  /// Returns the same touches some milliseconds later.
  public func delayed(by delay: Double) -> TouchScript {
    var result = self
    for index in steps.indices { result.steps[index].time += delay }
    return result
  }

  /// Plays the touches on a view and, by default, lets it come to rest.
  public func play<View: SimulatedScrollView>(
    on view: inout View, settling: Bool = true, recording trace: inout ScrollTrace
  ) {
    for step in steps {
      switch step.touch {
      case .down(let place): view.touchDown(at: place, time: step.time, recording: &trace)
      case .move(let place): view.touchMove(to: place, time: step.time, recording: &trace)
      case .up: view.touchUp(at: nil, time: step.time, recording: &trace)
      case .cancel: view.touchCancel(time: step.time, recording: &trace)
      }
    }
    if settling { view.advanceToRest(limit: view.time + 600_000, recording: &trace) }
  }

  /// The times and the touches.
  public var description: String {
    steps.map { "\($0.time) \($0.touch)" }.joined(separator: "; ")
  }
}
