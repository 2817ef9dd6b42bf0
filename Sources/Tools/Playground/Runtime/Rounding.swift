#if hasFeature(Embedded) && arch(wasm32)
  // WebAssembly has instructions that truncate and that round to even, and none that rounds half away from zero.

  @_cdecl("round") func roundHalfAway(_ value: Double) -> Double {
    let whole = value.rounded(.towardZero)
    return abs(value - whole) < 0.5 || value.isNaN ? whole : whole + (value < 0 ? -1 : 1)
  }

  @_cdecl("roundf") func roundHalfAway(_ value: Float) -> Float {
    let whole = value.rounded(.towardZero)
    return abs(value - whole) < 0.5 || value.isNaN ? whole : whole + (value < 0 ? -1 : 1)
  }
#endif
