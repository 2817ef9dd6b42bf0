#if hasFeature(Embedded) && arch(wasm32)
  // WebAssembly has instructions that truncate and that round to even, and none that rounds half away from zero.

  @_cdecl("round") func roundHalfAway(_ value: Double) -> Double { halfAway(value) }
  @_cdecl("roundf") func roundHalfAway(_ value: Float) -> Float { halfAway(value) }

  private func halfAway<Number: BinaryFloatingPoint>(_ value: Number) -> Number {
    let whole = value.rounded(.towardZero)
    return abs(value - whole) < 0.5 || value.isNaN ? whole : whole + (value < 0 ? -1 : 1)
  }
#endif
