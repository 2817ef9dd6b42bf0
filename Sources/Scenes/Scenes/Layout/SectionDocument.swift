import Documents
import FlowLayoutModel
import GestureReplay
import ScrollPhysics

/// A section of a layout, or a whole layout of one section.
enum SectionDocument {
  static let keys = [
    "itemCount", "itemSize", "itemSizes", "repeatCount", "minimumLineSpacing", "lineSpacings",
    "minimumInteritemSpacing", "sectionInset", "headerReferenceSize", "footerReferenceSize",
  ]
  private static let layoutKeys = ["type", "scrollDirection"]

  /// Reads one section of several.
  static func section(_ value: JSONValue) throws(DocumentError) -> FlowSection {
    let object = try DocumentObject(value, keys: keys + layoutKeys)
    for stray in layoutKeys where object.contains(stray) {
      throw object.error(at: stray, "belongs to the whole layout, not to one of its sections")
    }
    return try onlySection(value)
  }

  /// Reads the section of a layout that lists none, whose object also has the keys of the layout.
  static func onlySection(_ value: JSONValue) throws(DocumentError) -> FlowSection {
    let object = try DocumentObject(value, keys: keys + layoutKeys)
    let spacing = NumberRange.between(0, 1e12)
    var section = FlowSection(itemSizes: try sizes(object))
    section.minimumLineSpacing = try object.number("minimumLineSpacing", default: 10, spacing)
    section.minimumInteritemSpacing = try object.number("minimumInteritemSpacing", default: 10, spacing)
    if object.contains("lineSpacings") {
      if object.contains("minimumLineSpacing") {
        throw object.error(at: "lineSpacings", "and \"minimumLineSpacing\" exclude each other; give one of them")
      }
      let spacings: [Double] = try object.value("lineSpacings")
      if let index = spacings.firstIndex(where: { !($0 >= 0 && $0 <= 1e12) }) {
        throw object.error(at: "lineSpacings", "must be numbers from 0 to 1e12; the one at index \(index) is not")
      }
      section.lineSpacings = spacings
    }
    if let inset: ContentInset = try object.optional("sectionInset") {
      section.sectionInset = LayoutInset(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    }
    if let size: LayoutSize = try object.optional("headerReferenceSize") { section.headerReferenceSize = size }
    if let size: LayoutSize = try object.optional("footerReferenceSize") { section.footerReferenceSize = size }
    return section
  }

  private static func sizes(_ object: DocumentObject) throws(DocumentError) -> ItemSizes {
    let count = object.contains("itemCount") ? Int(try object.number("itemCount", .between(0, 1e7)).rounded()) : nil
    if let count, Double(count) != (try object.value("itemCount", as: Double.self)) {
      throw object.error(at: "itemCount", "must be a whole number")
    }
    guard object.contains("itemSizes") else {
      if object.contains("repeatCount") { throw object.error(at: "repeatCount", "goes with \"itemSizes\" only") }
      guard let count else {
        throw object.error(at: "itemCount", "is missing; give itemCount and itemSize, or itemSizes")
      }
      return .uniform(count: count, size: try object.value("itemSize"))
    }
    if object.contains("itemSize") {
      throw object.error(at: "itemSize", "and \"itemSizes\" exclude each other; give one of them")
    }
    let given = try object.value("itemSizes", as: [LayoutSize].self)
    let turns = try object.number("repeatCount", default: 1, .between(1, 1e7))
    if turns != turns.rounded() { throw object.error(at: "repeatCount", "must be a whole number") }
    let total = Double(given.count) * turns
    if total > LayoutDocument.maximumItemCount {
      throw object.error(at: "repeatCount", "makes \(JSONText.number(total)) items; a layout may have 10000000 at most")
    }
    if let count, Double(count) != total {
      throw object.error(
        at: "itemSizes", "must have as many sizes as itemCount says: \(count), not \(JSONText.number(total))")
    }
    if turns == 1 { return .each(given) }
    var sizes: [LayoutSize] = []
    sizes.reserveCapacity(Int(total))
    for _ in 0..<Int(turns) { sizes.append(contentsOf: given) }
    return .each(sizes)
  }
}

extension LayoutSize: JSONReadable {
  /// Reads `{"width": …, "height": …}`.
  package init(_ value: JSONValue) throws(DocumentError) {
    let size = try Size2D(value)
    self.init(width: size.width, height: size.height)
  }
}
