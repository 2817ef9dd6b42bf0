/// Returns the number of cases that a sweep tries: all in release, one in `stride` in debug, so that `swift test` stays
/// quick.
public func sweepCount(_ full: Int, oneIn stride: Int = 16) -> Int {
  #if DEBUG
    return max(full / stride, 1)
  #else
    return full
  #endif
}

/// Returns the cases of a list that a slow test tries: all in release, one in `stride` in debug, always with the first.
///
/// Use it for cases that exercise the same code, such as one command over many scenes.
public func sampled<Case>(_ cases: [Case], oneIn stride: Int) -> [Case] {
  #if DEBUG
    return cases.indices.filter { $0 % stride == 0 }.map { cases[$0] }
  #else
    return cases
  #endif
}
