/// The settings of a sweep: all combinations of the parameters' values, or a sample of them.
struct SweepPlan: Sendable {
  static let maximumCount = 1_000_000_000
  /// The maximum number of settings of a sample, which takes 4 bytes for each of them and each parameter.
  static let maximumSample = 10_000_000

  let parameters: [SweepParameter]
  let count: Int
  let isSample: Bool
  /// For each parameter of a sample, the part of its range that each setting has.
  private var parts: [[Int32]] = []

  /// Creates the plan of a grid, in which the last parameter changes fastest; or of a sample of some settings.
  ///
  /// A sample is a Latin hypercube: the range of each parameter has as many equal parts as there are settings, and each
  /// part is taken once, at its middle.
  /// - Source: McKay, Beckman, Conover, "A comparison of three methods for selecting values of input variables",
  ///   Technometrics 21 (1979).
  init(_ parameters: [SweepParameter], sample: Int?, seed: UInt64) throws(DocumentError) {
    (self.parameters, isSample) = (parameters, sample != nil)
    if parameters.isEmpty { throw DocumentError("there is no parameter to vary") }
    for (index, parameter) in parameters.enumerated() {
      if parameters[..<index].contains(where: { $0.name == parameter.name }) {
        throw DocumentError("\(parameter.name) is varied twice; give all of its values at once")
      }
      if parameter.values.isEmpty && (parameter.bounds == nil || sample == nil) {
        throw DocumentError(
          parameter.bounds == nil
            ? "\(parameter.name) has no values"
            : "\(parameter.name) has a range without a step, which only a sample can take; write A...B/STEP")
      }
    }
    guard let sample else {
      var count = 1
      for parameter in parameters {
        count *= parameter.values.count
        if count > Self.maximumCount {
          throw DocumentError("the grid has more than \(Self.maximumCount) settings; take fewer values, or a sample")
        }
      }
      self.count = count
      return
    }
    guard (1...Self.maximumSample).contains(sample) else {
      throw DocumentError("a sample has from 1 to \(Self.maximumSample) settings, not \(sample)")
    }
    count = sample
    var random = SplitMix64(seed: seed)
    for _ in parameters {
      // Fisher and Yates' shuffle, with numbers that are the same on every platform.
      var order = (0..<Int32(sample)).map { $0 }
      for last in stride(from: sample - 1, to: 0, by: -1) {
        order.swapAt(last, min(last, Int((random.nextSigned() + 1) / 2 * Double(last + 1))))
      }
      parts.append(order)
    }
  }

  subscript(index: Int) -> SweepSetting {
    var (rest, values) = (index, [SweepParameter.Value]())
    for (position, parameter) in parameters.enumerated().reversed() {
      let choices = parameter.values.count
      if parts.isEmpty {
        values.append(parameter.values[rest % choices])
        rest /= choices
      } else {
        let share = (Double(parts[position][index]) + 0.5) / Double(count)
        if let bounds = parameter.bounds {
          let number = bounds.lowerBound + share * (bounds.upperBound - bounds.lowerBound)
          values.append(.number(DecimalText.millionth(number)))
        } else {
          values.append(parameter.values[Int(share * Double(choices))])
        }
      }
    }
    return SweepSetting(number: index + 1, names: parameters.map(\.name), values: values.reversed())
  }
}
