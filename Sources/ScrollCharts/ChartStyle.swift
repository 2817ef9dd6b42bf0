/// The frame and the colours of all charts.
enum ChartStyle {
  static let left = 70.0
  static let right = 780.0

  /// A whole SVG document with an accessible title and description.
  static func document(title: String, description: String, height: Int, body: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 \(height)" role="img" aria-labelledby="title description">
    <title id="title">\(escaped(title))</title>
    <desc id="description">\(escaped(description))</desc>
    <style>\(style)</style>
    <rect class="page" width="800" height="\(height)"/>
    <text class="title" x="70" y="28">\(escaped(title))</text>
    \(body)</svg>

    """
  }

  static func text(_ x: Double, _ y: Double, _ words: String, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(short(x))\" y=\"\(short(y))\">\(escaped(words))</text>\n"
  }

  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String) -> String {
    "<line class=\"\(style)\" x1=\"\(short(x1))\" y1=\"\(short(y1))\" x2=\"\(short(x2))\" y2=\"\(short(y2))\"/>\n"
  }

  /// A number with at most two decimals.
  static func short(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    if !(abs(rounded) < 1e15) { return "\(number)" }
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Control characters cannot be written in XML at all.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let style = """
    text { font: 12px system-ui, sans-serif; fill: #333 } .title { font-size: 16px; font-weight: 600; fill: #111 }
    .note { font-size: 11px; fill: #595959 } .page { fill: #fff } .grid { stroke: #8884 }
    .tracking { fill: #8881 } .dragging { fill: #f5a62322 } .decelerating { fill: #2f7de111 }
    .bouncing { fill: #d0342c18 } .animating { fill: #2e9e5b18 } .beyond { fill: #d0342c14 }
    .offset { fill: none; stroke: #1f5fbf; stroke-width: 2 } .velocity { fill: none; stroke: #b4540a; stroke-width: 1.5 }
    .release { stroke: #555; stroke-dasharray: 2 3 } .proposed { stroke: #777; stroke-dasharray: 6 4 }
    .target { stroke: #2e7d4f; stroke-width: 1.5 } .rest { fill: #1f5fbf }
    .number { text-anchor: middle; font-size: 10px } .row { text-anchor: end; font-size: 10px }
    .cell { stroke: #fff; stroke-width: 0.5 } .stay { fill: #e8e8e8 } .off { fill: #ffd24d }
    .forward1 { fill: #cfe3f7 } .forward2 { fill: #a5caef } .forward3 { fill: #7cb1e6 } .forward4 { fill: #5b9fe0 }
    .backward1 { fill: #f7d9cf } .backward2 { fill: #efb9a5 } .backward3 { fill: #e69a7c } .backward4 { fill: #e0855f }
    @media (prefers-color-scheme: dark) {
      text { fill: #ddd } .title { fill: #fff } .note { fill: #b5b5b5 } .page { fill: #16181c }
      .number { fill: #111 } .cell { stroke: #16181c } .stay { fill: #b0b0b5 }
      .offset { stroke: #7db1ff } .velocity { stroke: #ffb066 } .release { stroke: #aaa } .rest { fill: #7db1ff }
    }
    """
}
