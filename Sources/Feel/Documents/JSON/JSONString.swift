/// The strings of a JSON text that has been checked.
enum JSONString {
  /// Returns the characters of a string from the bytes between its quotes.
  static func text(of content: ArraySlice<UInt8>) -> String {
    String(decoding: content.contains(UInt8(ascii: "\\")) ? unescaped(content)[...] : content, as: UTF8.self)
  }

  /// Returns the bytes for which the bytes between the quotes of a string stand.
  static func unescaped(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var units = [hexadecimal(rest.prefix(4)) ?? 0]
        rest = rest.dropFirst(4)
        // The second half of a surrogate pair.
        if units[0] & 0xF800 == 0xD800 {
          units.append(hexadecimal(rest.dropFirst(2).prefix(4)) ?? 0)
          rest = rest.dropFirst(6)
        }
        result += String(decoding: units, as: UTF16.self).utf8
      default: result.append(escape)
      }
    }
    return result
  }

  /// Returns the number that four hexadecimal digits write; nil if they are not four.
  static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt16? {
    // The initializer would accept a sign, which comes before the digits in ASCII.
    digits.count == 4 && digits.allSatisfy { $0 >= 0x30 }
      ? UInt16(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }
}
