#if compiler(>=6.2) && hasFeature(Embedded) && arch(wasm32)
  /// The number of bytes of a page of WebAssembly's memory.
  private let pageSize: UInt = 65_536

  /// Adds pages to the memory and returns their number before, as WebAssembly's `memory.grow` does; −1 without room.
  @_extern(c, "llvm.wasm.memory.grow.i32") private func growMemory(_ memory: Int32, _ pages: UInt) -> UInt

  /// The heap: blocks of powers of two bytes; the first free block of each power, of which each names the next one.
  ///
  /// A block begins with 16 bytes for its power, so that what follows is aligned as any value of Swift needs it.
  nonisolated(unsafe) private var free = InlineArray<32, UInt>(repeating: 0)
  /// What is left of the pages that the memory has grown by: fresh blocks are cut from it.
  nonisolated(unsafe) private var (next, end): (UInt, UInt) = (0, 0)

  private func allocate(_ size: UInt) -> UnsafeMutableRawPointer? {
    let needed = max(size &+ 16, 32)
    if needed > 1 << 30 { return nil }
    let power = UInt.bitWidth - (needed - 1).leadingZeroBitCount
    guard let block = UnsafeMutablePointer<UInt>(bitPattern: free[power] == 0 ? cut(1 << UInt(power)) : free[power])
    else {
      return nil
    }
    if free[power] != 0 { free[power] = block[1] }
    block[0] = UInt(power)
    return UnsafeMutableRawPointer(block) + 16
  }

  /// Cuts a block from the memory's end and returns its address; 0 without room.
  private func cut(_ size: UInt) -> UInt {
    if next &+ size > end {
      // What is left of the last pages stays unused, unless the new ones follow them.
      let pages = max((size + pageSize - 1) / pageSize, 16)
      let first = growMemory(0, pages)
      if first == UInt.max { return 0 }
      if first * pageSize != end { next = first * pageSize }
      end = (first + pages) * pageSize
    }
    defer { next += size }
    return next
  }

  // The linker's option `--wrap` makes Swift's calls of `posix_memalign` and `free` calls of these.

  @_cdecl("__wrap_posix_memalign")
  func allocateAligned(_ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: UInt, _ size: UInt)
    -> Int32
  {
    guard alignment <= 16, let memory = allocate(size) else { return 12 }
    result.pointee = memory
    return 0
  }

  @_cdecl("__wrap_free") func release(_ memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    let block = (memory - 16).assumingMemoryBound(to: UInt.self)
    (block[1], free[Int(block[0])]) = (free[Int(block[0])], UInt(bitPattern: block))
  }
#endif
