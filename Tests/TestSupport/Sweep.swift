/// How many cases a sweep tries: all of them in release, a tenth in debug, so that `swift test` stays quick.
public func sweepCount(_ full: Int) -> Int {
  #if DEBUG
    return max(full / 10, 1)
  #else
    return full
  #endif
}
