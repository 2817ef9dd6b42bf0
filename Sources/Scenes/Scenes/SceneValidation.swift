/// The conditions between the parts of a scene with a layout.
enum SceneValidation {
  static func check(
    _ document: LayoutDocument, _ snapping: SceneSnapping, _ object: DocumentObject,
    _ configuration: ScrollConfiguration
  ) throws(DocumentError) {
    let layout = document.layout
    let isPublished = snapping.edition == .published
    if case .carousel(let copies, _, let loops, let fillsView) = snapping.kind {
      if layout.sections.count != 1 {
        throw object.error(
          at: "layout",
          "has \(layout.sections.count) sections; a \(fillsView ? "tab view" : "carousel") is a row of one")
      }
      if case .each = layout.sections[0].itemSizes, isPublished {
        throw object.error(at: "layout", "gives each item's size; the published carousel has items of one size")
      }
      if layout.sections[0].lineSpacings != nil, isPublished {
        throw object.error(
          at: "layout", "gives each line spacing; the published carousel has one, give \"minimumLineSpacing\"")
      }
      let bounds = configuration.geometry.boundsSize
      let items = fillsView ? layout.pages(in: bounds) : layout
      if !isPublished, loops, CarouselRow.isTooLong(items, duplicates: copies, boundsSize: bounds) {
        throw object.error(
          at: "snapping", "takes more than 10000000 items with its duplicates; give fewer copies, or longer items")
      }
    }
    if isPublished && layout.scrollDirection == .vertical {
      if case .alignment = snapping.kind { return }
      throw object.error(
        at: "layout",
        "scrolls vertically; only the published design \"alignment\" does: use \"edition\": \"corrected\"")
    }
  }

  static func check(stopsIn layout: FlowLayout, _ snapping: SceneSnapping) throws(DocumentError) {
    guard case .custom(_, _, let rule) = snapping.kind, case .items(let items) = rule.stops else { return }
    let count = layout.itemCount
    guard let stray = items.last, stray >= count else { return }
    throw DocumentError(
      at: "snapping.rule.stops",
      count == 0
        ? "names item \(stray), but the layout has no items"
        : "names item \(stray), but the layout's items are 0 to \(count - 1)")
  }

  /// Checks that a carousel has one item per line.
  static func check(row layout: FlowLayout, _ snapping: SceneSnapping) throws(DocumentError) {
    guard case .carousel(_, _, _, false) = snapping.kind else { return }
    let frames = layout.frames
    if frames.lineCount == frames.itemCount { return }
    throw DocumentError(
      at: "layout",
      "puts \(frames.itemCount) items into \(frames.lineCount) lines; a carousel is a row of single items:"
        + " give a larger itemSize or minimumInteritemSpacing")
  }

  static func check(contentSize given: Size2D?, of scene: Scene) throws(DocumentError) {
    let actual = scene.configuration.geometry.contentSize
    guard let given, given != actual else { return }
    throw DocumentError(
      at: "scrollView.contentSize",
      "is \(JSONText.number(given.width)) x \(JSONText.number(given.height)), but the layout makes the content"
        + " \(JSONText.number(actual.width)) x \(JSONText.number(actual.height)); remove it")
  }
}
