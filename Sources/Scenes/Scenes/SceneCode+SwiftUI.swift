extension SceneCode {
  /// Returns a scroll view, with a target behavior if it snaps.
  func view(_ behavior: String?, targets: String) throws(DocumentError) -> String {
    let (section, count, size) = try row()
    let (content, inset) = (scene.configuration.geometry.contentInset, section.sectionInset)
    let (edges, margins, padding) =
      isRow
      ? (["leading", "trailing"], [content.left, content.right], [inset.left, inset.right])
      : (["top", "bottom"], [content.top, content.bottom], [inset.top, inset.bottom])
    func modifiers(_ name: String, _ values: [Double], _ indent: String, _ rest: String = "") -> String {
      zip(edges, values).filter { $1 != 0 }.map { "\n\(indent).\(name)(.\($0), \(number($1))\(rest))" }
        .joined()
    }
    return written(
      "Row", "A row that moves",
      """
          ScrollView(\(isRow ? ".horizontal" : ".vertical")) {
            Lazy\(cards(section, count, size, indent: "      "))\(targets)\(modifiers("padding", padding, "      "))
          }\(behavior.map { "\n    .scrollTargetBehavior(\($0))" } ?? "")\(modifiers("contentMargins", margins, "    ", ", for: .scrollContent"))
          .frame(\(bounds))
      """)
  }

  /// Returns the pages of a `TabView`.
  func tabView() throws(DocumentError) -> String {
    try written(
      "Pages", "Pages that turn",
      """
          TabView(selection: $page) {
            ForEach(0..<\(row().count), id: \\.self) { _ in RoundedRectangle(cornerRadius: 12) }
          }
          .tabViewStyle(.page)
          .frame(\(bounds))
      """, state: "  @State private var page = 0\n\n")
  }

  /// Returns a row that a drag gesture moves, as it is written without further thought.
  func dragged(
    _ alignment: LineAlignment, _ thresholds: DragThresholds, _ style: DragGestureStyle
  ) throws(DocumentError) -> String {
    var plain = DragGestureStyle()
    (plain.animation, plain.minimumDistance) = (style.animation, style.minimumDistance)
    guard style == plain, thresholds.minimumFlickVelocity == .infinity else {
      throw DocumentError(
        "there is code for a drag gesture only without minimumFlickVelocity, and with the defaults of handsVelocityOver,"
          + " catching, cancellation, subtractsMinimumDistance and the resistance")
    }
    let (section, count, size) = try row()
    let view = scene.configuration.geometry.boundsSize
    let (length, room, side) = isRow ? (size.width, view.width, "width") : (size.height, view.height, "height")
    let pitch = length + section.minimumLineSpacing
    let turned =
      switch (thresholds.turns, thresholds.distance) {
      case (.one, .points(let least)): "abs(way) > \(number(least)) ? way > 0 ? 1 : -1 : 0"
      case (.one, .part(let part)): "abs(way) > \(number(part * pitch)) ? way > 0 ? 1 : -1 : 0"
      case (.rounded, _): "Int((way / \(number(pitch))).rounded())"
      case (.truncated, _): "Int(way / \(number(pitch)))"
      }
    let (inset, direction) = (section.sectionInset, layout.scrollDirection)
    let margin =
      alignment == .lineStart ? inset.leading(direction) : alignment == .lineEnd ? -inset.trailing(direction) : 0
    let start = (room - length) * SnapAlignment(alignment).anchor + margin
    return written(
      "Row", "A row that moves",
      """
          \(cards(section, count, size, indent: "    "))
          .frame(\(bounds), alignment: .\(isRow ? "leading" : "top"))
          .offset(\(isRow ? "x" : "y"): \(start == 0 ? "-" : "\(number(start)) - ")Double(index) * \(number(pitch)) + drag)
          .gesture(
            DragGesture(minimumDistance: \(number(style.minimumDistance)))
              .onChanged { drag = $0.translation.\(side) }
              .onEnded { value in
                let way = -value.\(thresholds.measure == .translation ? "t" : "predictedEndT")ranslation.\(side)
                let turned = \(turned)
                withAnimation(\(code(style.animation))) {
                  index = min(max(index + turned, 0), \(count - 1))
                  drag = 0
                }
              })
      """, state: "  @State private var index = 0\n  @State private var drag = 0.0\n\n")
  }

  private func code(_ animation: RowAnimation) -> String {
    switch animation {
    case .immediate: "nil"
    case .spring(let response, let ratio):
      ".spring(response: \(number(response / 1000)), dampingFraction: \(number(ratio)))"
    case .interpolatingSpring(_, let stiffness, let damping, let velocity):
      ".interpolatingSpring(stiffness: \(number(stiffness)), damping: \(number(damping))"
        + ", initialVelocity: \(number(velocity)))"
    case .timingCurve(let first, let second, let duration):
      ".timingCurve(\([first.x, first.y, second.x, second.y].map(number).joined(separator: ", "))"
        + ", duration: \(number(duration / 1000)))"
    }
  }

  private var isRow: Bool { layout.scrollDirection == .horizontal }

  /// The arguments of the view's frame.
  private var bounds: String {
    let size = scene.configuration.geometry.boundsSize
    return "width: \(number(size.width)), height: \(number(size.height))"
  }

  private func cards(_ section: FlowSection, _ count: Int, _ size: LayoutSize, indent: String) -> String {
    """
    \(isRow ? "H" : "V")Stack(spacing: \(number(section.minimumLineSpacing))) {
    \(indent)  ForEach(0..<\(count), id: \\.self) { _ in
    \(indent)    RoundedRectangle(cornerRadius: 12)
    \(indent)      .frame(width: \(number(size.width)), height: \(number(size.height)))
    \(indent)  }
    \(indent)}
    """
  }

  private func written(_ type: String, _ what: String, _ body: String, state: String = "") -> String {
    """
    import SwiftUI

    /// \(what) as the scene \(JSONText.string(scene.name)) does.
    struct \(name(isType: true))\(type): View {
    \(state)  var body: some View {
    \(body)
      }
    }

    """
  }
}
