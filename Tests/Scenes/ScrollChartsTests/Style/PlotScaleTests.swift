import TestSupport
import Testing

@testable import ScrollCharts

@Suite("Scales of charts")
struct PlotScaleTests {
  @Test(
    "Ticks are multiples of a 1, 2 or 5 inside the domain, two in five of those asked for or more, and at most one too many"
  )
  func ticks() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let length =
        [1e-6, 0.01, 1, 37, 1e4, 1e9].randomElement(using: &generator)! * .random(in: 0.1...1, using: &generator)
      let low = Double.random(in: -3...3, using: &generator) * length
      let domain = low...low + length
      for count in [3, 4, 5, 8] {
        let ticks = PlotScale(domain, onto: (0, 1)).ticks(count)
        // A step is at most two and a half times the one that gives as many as asked for.
        #expect(ticks.count >= Int(Double(count) / 2.5) && ticks.count <= count + 1, "\(domain) \(ticks)")
        #expect(ticks.allSatisfy(domain.contains))
        guard ticks.count > 1 else { continue }
        let stride = ticks[1] - ticks[0]
        var digit = stride
        while digit >= 9.99 { digit /= 10 }
        while digit < 0.999 { digit *= 10 }
        #expect([1.0, 2, 5].contains { abs($0 - digit) < 1e-6 }, "\(ticks)")
        for tick in ticks { #expect(abs(tick / stride - (tick / stride).rounded()) < 1e-6, "\(ticks)") }
      }
    }
  }

  @Test("A domain that no number can measure has no ticks; that of one value, or of none, reaches one to both sides")
  func extremes() {
    for domain in [-1.7e308...1.7e308, 0...Double.leastNonzeroMagnitude, 0...Double.leastNormalMagnitude] {
      #expect(PlotScale(domain, onto: (0, 1)).ticks(4) == [])
    }
    #expect(PlotScale(-8e307...8e307, onto: (0, 1)).ticks(4).count > 2)
    #expect(PlotScale.span([]) == -1...1 && PlotScale.span([7]) == 6...8 && PlotScale.span([3, -2, 1]) == -2...3)
  }
}
