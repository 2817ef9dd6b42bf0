/// The `layout` part of a scene.
package struct LayoutDocument: JSONReadable {
  /// The layout without its container size.
  let layout: FlowLayout
  private let listsSections: Bool

  private enum Kind: String, CaseIterable { case flow }

  package init(_ value: JSONValue) throws(DocumentError) {
    let names = Self.keys.map { $0.name } + ["sections"] + SectionDocument.keys.map { $0.name }
    var object = try DocumentObject(value, keys: names)
    let direction = try Self.direction(from: &object)
    let sections: [FlowSection]
    listsSections = object.contains("sections")
    if listsSections {
      if let stray = SectionDocument.keys.first(where: { object.contains($0.name) })?.name {
        throw object.error(at: stray, "does not go with \"sections\"; put it into each section")
      }
      var count = 0.0
      sections = try object.elements("sections") { value throws(DocumentError) in
        let section = try SectionDocument.section(value)
        count += Double(section.itemSizes.count)
        // A short document can say many large sections; each is in memory from here on.
        if count > Self.maximumItemCount {
          throw object.error(at: "sections", "has more than 10000000 items, which a layout may have at most")
        }
        return section
      }
    } else {
      sections = [try SectionDocument.onlySection(value)]
    }
    layout = FlowLayout(containerSize: .zero, scrollDirection: direction, sections: sections)
  }

  private static func direction<Source: SceneParameters>(
    from source: inout Source
  ) throws(Source.Failure) -> ScrollDirection {
    _ = try source.choice("type", "Type", default: Kind.flow)
    return try source.choice("scrollDirection", "Direction", default: .horizontal)
  }

  /// The keys of a layout besides those of its sections.
  package static var keys: [SceneKey] { SceneKeyList.keys { _ = direction(from: &$0) } }

  static let maximumItemCount = 1e7

  /// Returns the layout in a container, for whose lines there may be too few or too many line spacings.
  func layout(in bounds: Size2D, _ direction: UserInterfaceLayoutDirection) throws(DocumentError) -> FlowLayout {
    var result = layout
    result.containerSize = LayoutSize(bounds)
    result.isRightToLeft = direction == .rightToLeft
    for (index, section) in result.sections.enumerated() {
      guard let spacings = section.lineSpacings else { continue }
      let lines = FlowLayout(
        containerSize: result.containerSize, scrollDirection: result.scrollDirection, sections: [section]
      ).frames.lineCount
      if spacings.count != max(0, lines - 1) {
        let path = listsSections ? "layout.sections[\(index)].lineSpacings" : "layout.lineSpacings"
        throw DocumentError(
          at: path,
          "must have one number fewer than there are lines: \(max(0, lines - 1)) for \(lines) lines,"
            + " not \(spacings.count)")
      }
    }
    return result
  }
}
