#if hasFeature(Embedded) && arch(wasm32)
  /// The number of bytes of a page of WebAssembly's memory.
  private let pageSize: UInt = 65_536

  /// Adds pages to the memory and returns their number before, as WebAssembly's `memory.grow` does; −1 without room.
  @_extern(c, "llvm.wasm.memory.grow.i32") private func growMemory(_ memory: Int32, _ pages: UInt) -> UInt

  /// The heap: blocks of powers of two bytes, each list holding the free blocks of one power.
  ///
  /// A block begins with 16 bytes for its power, so that what follows is aligned as any value of Swift needs it. Fresh
  /// blocks are cut from the memory's end.
  private struct Heap {
    private typealias Block = UnsafeMutablePointer<UInt>
    /// The first free block of each power, in the first block that was cut.
    private var free: UnsafeMutablePointer<Block?>?
    private var next: UInt = 0
    private var end: UInt = 0

    private static let head: UInt = 16

    /// The lists of free blocks, which are made with the first block.
    private mutating func lists() -> UnsafeMutablePointer<Block?>? {
      if let free { return free }
      guard let block = cut(1 << 8) else { return nil }
      let lists = UnsafeMutableRawPointer(block).bindMemory(to: Block?.self, capacity: 32)
      lists.initialize(repeating: nil, count: 32)
      free = lists
      return lists
    }

    mutating func allocate(_ size: UInt) -> UnsafeMutableRawPointer? {
      let needed = max(size &+ Self.head, 32)
      if needed > 1 << 30 { return nil }
      let power = UInt.bitWidth - (needed - 1).leadingZeroBitCount
      guard let lists = lists() else { return nil }
      let block: Block
      if let recycled = lists[power] {
        lists[power] = Block(bitPattern: recycled[1])
        block = recycled
      } else {
        guard let fresh = cut(1 << UInt(power)) else { return nil }
        block = fresh
      }
      block[0] = UInt(power)
      return UnsafeMutableRawPointer(block) + Int(Self.head)
    }

    mutating func release(_ memory: UnsafeMutableRawPointer) {
      let block = (memory - Int(Self.head)).assumingMemoryBound(to: UInt.self)
      guard let free else { return }
      block[1] = UInt(bitPattern: free[Int(block[0])])
      free[Int(block[0])] = block
    }

    private mutating func cut(_ size: UInt) -> Block? {
      if next &+ size > end {
        // What is left of the last pages stays unused, unless the new ones follow them.
        let pages = max((size + pageSize - 1) / pageSize, 16)
        let first = growMemory(0, pages)
        if first == UInt.max { return nil }
        if first * pageSize != end { next = first * pageSize }
        end = (first + pages) * pageSize
      }
      defer { next += size }
      return Block(bitPattern: next)
    }
  }

  nonisolated(unsafe) private var heap = Heap()

  // The linker's option `--wrap` makes Swift's calls of `posix_memalign` and `free` calls of these.

  @_cdecl("__wrap_posix_memalign")
  func allocateAligned(_ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: UInt, _ size: UInt)
    -> Int32
  {
    guard alignment <= 16, let memory = heap.allocate(size) else { return 12 }
    result.pointee = memory
    return 0
  }

  @_cdecl("__wrap_free") func release(_ memory: UnsafeMutableRawPointer?) { if let memory { heap.release(memory) } }
#endif
