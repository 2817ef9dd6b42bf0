import Foundation
import ScrollCharts

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG, read as a browser would: well-formed or not, its elements, and the words on it with their places.
final class SVGText: NSObject, XMLParserDelegate {
  /// A text element, as wide as charts take it to be.
  struct Word: CustomStringConvertible {
    let text: String
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>

    var description: String { "\"\(text)\" at \(x), \(y)" }

    func overlaps(_ other: Word) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
  }

  /// An element's name and attributes.
  struct Element {
    let name: String
    let attributes: [String: String]
  }

  private(set) var isWellFormed = false
  private(set) var elements: [Element] = []
  private(set) var words: [Word] = []
  private(set) var titles: [String] = []
  private var characters = ""

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  /// The elements of a class.
  func elements(_ style: String) -> [Element] { elements.filter { $0.attributes["class"] == style } }

  /// The pairs of words that lie on each other.
  var collisions: [String] {
    let sorted = words.sorted { $0.x.lowerBound < $1.x.lowerBound }
    var found: [String] = []
    for (index, word) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.x.lowerBound > word.x.upperBound { break }
        if word.overlaps(other) { found.append("\(word) and \(other)") }
      }
    }
    return found
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
    characters = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "title" { titles.append(characters) }
    guard name == "text", let element = elements.last, let x = Double(element.attributes["x"] ?? ""),
      let y = Double(element.attributes["y"] ?? "")
    else { return }
    let size = Double(element.attributes["font-size"] ?? "") ?? 16
    let width = TextWidth.of(characters, size: size)
    let start =
      switch element.attributes["text-anchor"] {
      case "end": x - width
      case "middle": x - width / 2
      default: x
      }
    words.append(Word(text: characters, x: start...(start + width), y: (y - 0.75 * size)...(y + 0.15 * size)))
  }
}
