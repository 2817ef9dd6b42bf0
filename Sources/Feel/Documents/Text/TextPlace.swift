/// A line and a column in a text.
package struct TextPlace {
  /// From 1.
  let line: Int
  /// In bytes of UTF-8, from 1.
  let column: Int

  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    line = 1 + before.count { $0 == 0x0A }
    column = before.endIndex - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
  }
}
