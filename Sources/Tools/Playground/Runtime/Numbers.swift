#if hasFeature(Embedded) && arch(wasm32)
  /// The double nearest to a decimal number, which the page's language reads; not a number for any other text.
  @_extern(wasm, module: "page", name: "number")
  private func nearestDouble(_ text: UnsafePointer<UInt8>, _ count: UInt) -> Double

  /// Reads a text that ends with a zero, and returns its end; nil for a text that is not a number.
  @_cdecl("_swift_stdlib_strtod_clocale")
  func readNumber(_ text: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<Double>) -> UnsafePointer<UInt8>? {
    let count = lengthOfText(text)
    result.pointee = nearestDouble(text, count)
    return result.pointee.isNaN ? nil : text + Int(count)
  }

  /// Multiplies two numbers of 128 bits, each given as its lower and its upper half; the product has 128 bits too.
  @_cdecl("__multi3") func multiply(
    _ product: UnsafeMutablePointer<UInt64>, _ a: UInt64, _ upperA: UInt64, _ b: UInt64, _ upperB: UInt64
  ) {
    let (low, mask): (UInt64, UInt64) = ((a & 0xFFFF_FFFF) &* (b & 0xFFFF_FFFF), 0xFFFF_FFFF)
    let first = (a >> 32) &* (b & mask) &+ low >> 32
    let second = (a & mask) &* (b >> 32) &+ first & mask
    product[0] = second << 32 | low & mask
    product[1] = (a >> 32) &* (b >> 32) &+ first >> 32 &+ second >> 32 &+ a &* upperB &+ upperA &* b
  }
#endif
