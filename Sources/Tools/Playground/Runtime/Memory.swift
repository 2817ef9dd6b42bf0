#if hasFeature(Embedded) && arch(wasm32)
  // The functions that compiled Swift calls by their C names. With the instructions for bulk memory the first three are
  // `memory.copy` and `memory.fill`.

  @_extern(c, "llvm.memmove.p0.p0.i32")
  private func move(_ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt, _ isVolatile: Bool)

  @_extern(c, "llvm.memset.p0.i32")
  private func fill(_ target: UnsafeMutableRawPointer, _ value: UInt8, _ count: UInt, _ isVolatile: Bool)

  @_cdecl("memmove") func moveBytes(
    _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt
  ) -> UnsafeMutableRawPointer {
    move(target, source, count, false)
    return target
  }

  @_cdecl("memcpy") func copyBytes(
    _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt
  ) -> UnsafeMutableRawPointer { moveBytes(target, source, count) }

  @_cdecl("memset")
  func fillBytes(_ target: UnsafeMutableRawPointer, _ value: Int32, _ count: UInt) -> UnsafeMutableRawPointer {
    fill(target, UInt8(truncatingIfNeeded: value), count, false)
    return target
  }

  @_cdecl("memcmp") func compareBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: UInt) -> Int32 {
    let (left, right) = (a.assumingMemoryBound(to: UInt8.self), b.assumingMemoryBound(to: UInt8.self))
    for index in 0..<Int(count) where left[index] != right[index] { return left[index] < right[index] ? -1 : 1 }
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
