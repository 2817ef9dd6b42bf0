import GestureReplay
import ScrollPhysics
import TestSupport

extension TouchGesture {
  /// Some strokes of a finger, in thousandths of points and milliseconds; lifts are where the finger was last seen.
  static func random(_ generator: inout SeededGenerator) -> TouchGesture {
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &generator) * 1000).rounded() / 1000
    }
    var samples: [TouchSample] = []
    var time = Bool.random(using: &generator) ? 0 : number(0...5000)
    func add(_ place: Vector2D, _ phase: TouchSample.Phase) {
      samples.append(TouchSample(time: (time * 1000).rounded() / 1000, location: place, phase: phase))
    }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      var place = Vector2D(x: number(0...400), y: number(0...700))
      add(place, .began)
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        // Devices report some instants twice, and a finger that is still for a while.
        time += Bool.random(using: &generator) ? number(4...40) : Bool.random(using: &generator) ? 0 : number(0...900)
        if Int.random(in: 0..<5, using: &generator) > 0 { place = Vector2D(x: number(0...400), y: number(0...700)) }
        add(place, .moved)
      }
      time += number(0...20)
      add(place, Int.random(in: 0..<4, using: &generator) == 0 ? .cancelled : .ended)
      time += number(0...600)
    }
    return TouchGesture(name: "random", samples: samples)
  }
}
