import ScrollPhysics
import TestSupport

/// Carousels of all kinds, by a seed.
struct RandomCarousel {
  var loops = true

  func make(_ generator: inout SeededGenerator) -> CarouselScene {
    func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }
    func length(_ range: ClosedRange<Double>) -> Double {
      let length = Double.random(in: range, using: &generator)
      return isWhole ? length.rounded() : length
    }
    let isWhole = chance(0.7)
    let count = [1, 1, 2, 2, 3, 4, 7, 12].randomElement(using: &generator) ?? 1
    let viewport = length(120...800)
    let longest = viewport - 81
    var scene: CarouselScene
    if chance(0.5) {
      scene = .uniform(count, of: length(20...longest), apart: length(0...40))
    } else {
      let widest = chance(0.2) ? 400.0 : 40
      scene = CarouselScene(
        lengths: (0..<count).map { _ in length(20...longest) }, gaps: (0..<count).map { _ in length(0...widest) })
    }
    scene.way = CarouselScene.Way.allCases.randomElement(using: &generator) ?? .leftToRight
    scene.viewport = viewport
    scene.duplicates = [0, 1, 2, 2, 5, 40].randomElement(using: &generator) ?? 2
    if chance(0.3) {
      let (leading, trailing) = (length(0...40), length(0...40))
      scene.contentInset =
        scene.axis == .horizontal
        ? ContentInset(top: 0, left: leading, bottom: 0, right: trailing)
        : ContentInset(top: leading, left: 0, bottom: trailing, right: 0)
    }
    scene.displayScale = Double(Int.random(in: 1...3, using: &generator))
    scene.bounces = chance(0.8)
    scene.loops = loops
    scene.interval = chance(0.7) ? length(400...2500) : nil
    return scene
  }
}
