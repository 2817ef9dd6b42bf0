/// A section of a layout, or a whole layout of one section.
package struct SectionDocument {
  private let count: Int?
  private let size: LayoutSize?
  private let sizes: [LayoutSize]?
  private let repeatCount: Int?
  private var section = FlowSection(itemSizes: .each([]))

  private init<Source: SceneParameters>(from source: inout Source) throws(Source.Failure) {
    count = try source.count("itemCount", "Number of items", from: 0)
    size = try source.value("itemSize", "Size of every item", "a size in pt")
    sizes = try source.value("itemSizes", "Size of each item", "a list of sizes, instead of `itemSize`")
    repeatCount = try source.count("repeatCount", "Repetitions of the sizes", from: 1)
    section.minimumLineSpacing = try source.number("minimumLineSpacing", "Spacing", .extent, "pt", default: 10)
    section.lineSpacings = try source.value(
      "lineSpacings", "Spacing after each line",
      "one number in pt for each gap between lines, instead of `minimumLineSpacing`")
    section.minimumInteritemSpacing = try source.number(
      "minimumInteritemSpacing", "Spacing inside a line", .extent, "pt", default: 10)
    let inset: ContentInset =
      try source.value("sectionInset", "Inset of the items", "four distances in pt", default: "0") ?? .zero
    section.sectionInset = LayoutInset(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    let words = "a size in pt; only its extent along the row has an effect"
    section.headerReferenceSize = try source.value("headerReferenceSize", "Header", words) ?? .zero
    section.footerReferenceSize = try source.value("footerReferenceSize", "Footer", words) ?? .zero
  }

  package static var keys: [SceneKey] { SceneKeyList.keys { _ = SectionDocument(from: &$0) } }

  private static let layoutKeys = ["type", "scrollDirection"]

  static func section(_ value: JSONValue) throws(DocumentError) -> FlowSection {
    let object = try DocumentObject(value, keys, besides: layoutKeys)
    for stray in layoutKeys where object.contains(stray) {
      throw object.error(at: stray, "belongs to the whole layout, not to one of its sections")
    }
    return try onlySection(value)
  }

  /// Reads the section of a layout that lists none, whose object also has the keys of the layout.
  static func onlySection(_ value: JSONValue) throws(DocumentError) -> FlowSection {
    var object = try DocumentObject(value, keys, besides: layoutKeys)
    return try SectionDocument(from: &object).section(object)
  }

  private func section(_ object: DocumentObject) throws(DocumentError) -> FlowSection {
    var section = section
    section.itemSizes = try itemSizes(object)
    if section.lineSpacings != nil, object.contains("minimumLineSpacing") {
      throw object.error(at: "lineSpacings", "and \"minimumLineSpacing\" exclude each other; give one of them")
    }
    if let index = section.lineSpacings?.firstIndex(where: { !($0 >= 0 && $0 <= 1e12) }) {
      throw object.error(at: "lineSpacings", "must be numbers from 0 to 1e12; the one at index \(index) is not")
    }
    return section
  }

  private func itemSizes(_ object: DocumentObject) throws(DocumentError) -> ItemSizes {
    guard let sizes else {
      if repeatCount != nil { throw object.error(at: "repeatCount", "goes with \"itemSizes\" only") }
      guard let count else {
        throw object.error(at: "itemCount", "is missing; give itemCount and itemSize, or itemSizes")
      }
      guard let size else { throw object.error(at: "itemSize", "is missing") }
      return .uniform(count: count, size: size)
    }
    if size != nil { throw object.error(at: "itemSize", "and \"itemSizes\" exclude each other; give one of them") }
    let turns = repeatCount ?? 1
    let total = Double(sizes.count) * Double(turns)
    if total > LayoutDocument.maximumItemCount {
      throw object.error(at: "repeatCount", "makes \(JSONText.number(total)) items; a layout may have 10000000 at most")
    }
    if let count, Double(count) != total {
      throw object.error(
        at: "itemSizes", "must have as many sizes as itemCount says: \(count), not \(JSONText.number(total))")
    }
    return .each((0..<turns).flatMap { _ in sizes })
  }
}

extension LayoutSize: JSONReadable {
  /// Reads `{"width": …, "height": …}`.
  package init(_ value: JSONValue) throws(DocumentError) { self.init(try Size2D(value)) }
}
