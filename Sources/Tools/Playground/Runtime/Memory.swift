#if hasFeature(Embedded) && arch(wasm32)
  // The functions that compiled Swift calls by their C names. With the instructions for bulk memory these loops become
  // `memory.copy` and `memory.fill`.

  @_cdecl("memmove") func moveBytes(
    _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt
  ) -> UnsafeMutableRawPointer {
    copyMemory(target, source, count)
    return target
  }

  @_cdecl("memcpy") func copyBytes(
    _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt
  ) -> UnsafeMutableRawPointer {
    copyMemory(target, source, count)
    return target
  }

  /// Copies bytes that may overlap, from whichever end is safe.
  private func copyMemory(_ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt) {
    let to = target.assumingMemoryBound(to: UInt8.self)
    let from = source.assumingMemoryBound(to: UInt8.self)
    if UInt(bitPattern: target) < UInt(bitPattern: source) {
      var index = 0
      while index < Int(count) {
        to[index] = from[index]
        index += 1
      }
    } else {
      var index = Int(count)
      while index > 0 {
        index -= 1
        to[index] = from[index]
      }
    }
  }

  @_cdecl("memset")
  func fillBytes(_ target: UnsafeMutableRawPointer, _ value: Int32, _ count: UInt) -> UnsafeMutableRawPointer {
    let to = target.assumingMemoryBound(to: UInt8.self)
    var index = 0
    while index < Int(count) {
      to[index] = UInt8(truncatingIfNeeded: value)
      index += 1
    }
    return target
  }

  @_cdecl("memcmp") func compareBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: UInt) -> Int32 {
    let (left, right) = (a.assumingMemoryBound(to: UInt8.self), b.assumingMemoryBound(to: UInt8.self))
    var index = 0
    while index < Int(count) {
      if left[index] != right[index] { return left[index] < right[index] ? -1 : 1 }
      index += 1
    }
    return 0
  }

  @_cdecl("strlen") func lengthOfText(_ text: UnsafePointer<UInt8>) -> UInt {
    var count = 0
    while text[count] != 0 { count += 1 }
    return UInt(count)
  }

  /// The seed of hashes: always the same, because nothing here may depend on chance.
  @_cdecl("arc4random_buf")
  func fillWithSeed(_ target: UnsafeMutableRawPointer, _ count: UInt) { _ = fillBytes(target, 7, count) }
#endif
