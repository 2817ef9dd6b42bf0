import ScrollPhysics
import TestSupport

@testable import Readings

/// A movement that no law of the model makes.
struct PlantedNonLaw {
  enum Kind: CaseIterable { case noise, drift, sine, sum, scaling }

  let kind: Kind
  let end: Double
  private(set) var offset: (Double) -> Double

  init(_ number: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ UInt64(number) &* 104_729)
    kind = Kind.allCases[number % Kind.allCases.count]
    let length = Double.random(in: 400...1500, using: &random)
    let size = Double.random(in: 80...400, using: &random)
    switch kind {
    case .noise:
      // A walk whose speed changes at random.
      var (walk, speed) = ([0.0], 0.0)
      for _ in 0..<Int(length) {
        speed = 0.985 * speed + Double.random(in: -0.06...0.06, using: &random)
        walk.append(walk[walk.count - 1] + speed)
      }
      offset = { time in walk[min(max(Int(time - 500), 0), walk.count - 1)] }
      end = 1200 + length
    case .drift:
      let speed = size / length
      offset = { speed * min(max($0 - 500, 0), length) }
      end = 1200 + length
    case .sine:
      let turns = Double.random(in: 0.75...3, using: &random)
      offset = { time in
        let share = min(max((time - 500) / length, 0), 1)
        return size * sine(2 * Double.pi * turns * share)
      }
      end = 1200 + length
    case .sum:
      let share = Double.random(in: 0.35...0.65, using: &random)
      // The slower view is still moving when the second one is released.
      var (one, two) = (try PlantedMove(number, seed: seed, law: .fling), try PlantedMove(0, seed: seed, law: .page))
      var other = 0
      while one.kind != ".normal" || two.settle > 300 {
        other += 1
        one = try PlantedMove(number + 60 * other, seed: seed, law: .fling)
        two = try PlantedMove(number + 60 * other, seed: seed &+ 5, law: .page)
      }
      let lag = one.release - two.release + Double.random(in: 30...200, using: &random)
      offset = { share * one.offset(at: $0) + (1 - share) * two.offset(at: $0 - lag) }
      end = max(one.offsets.last?.time ?? 0, (two.offsets.last?.time ?? 0) + lag)
    case .scaling:
      let move = try PlantedMove(number, seed: seed, law: [.fling, .retarget, .page][number / 5 % 3])
      let (pitch, strength) = (
        Double.random(in: 120...300, using: &random), Double.random(in: 0.3...0.8, using: &random)
      )
      offset = { time in
        let place = move.offset(at: time)
        return place + strength * pitch / (2 * Double.pi) * sine(2 * Double.pi * place / pitch)
      }
      end = move.offsets.last?.time ?? 0
    }
  }
}

private func sine(_ angle: Double) -> Double { Numerics.sin(angle) }
