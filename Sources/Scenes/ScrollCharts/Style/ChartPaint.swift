/// The style of a kind of mark: attributes where style sheets are ignored, and a class for the dark appearance.
enum ChartPaint: String, CaseIterable {
  case page, title, text, note, label, labelBefore
  case grid, axis, snapPoint = "place", beyond
  case tracking, dragging, decelerating, bouncing, animating
  case curve, curveBefore, difference, release, proposed, target, releaseBefore, proposedBefore, targetBefore
  case rest, restBefore, call, callBefore, span, spanBefore, leader
  case cell, cellBefore, cellNow, stay, forward1, forward2, forward3, forward4, backward1, backward2, backward3,
    backward4, off
  case commit, commitBefore, commitBeforeText, changed

  private var fill: ChartTone? {
    switch self {
    case .page: .page
    case .title, .text, .cell, .cellBefore, .cellNow, .label: .ink
    case .note: .muted
    case .labelBefore, .restBefore, .spanBefore, .commitBeforeText: .before
    case .rest, .span: .accent
    case .grid, .snapPoint, .difference: nil
    default: ChartTone.named[rawValue]
    }
  }

  private var stroke: ChartTone? {
    switch self {
    case .grid, .leader: .grid
    case .axis: .muted
    case .snapPoint: .place
    case .curve, .target, .call: .accent
    case .difference: .failure
    case .curveBefore, .targetBefore, .releaseBefore, .proposedBefore, .callBefore, .commitBefore: .before
    case .release, .proposed: .muted
    case .commit, .changed: .ink
    // An outline in the background color separates marks and labels from what is behind them.
    case .label, .labelBefore, .stay, .off, .forward1, .forward2, .forward3, .forward4, .backward1, .backward2,
      .backward3, .backward4:
      .page
    default: nil
    }
  }

  private var others: String {
    switch self {
    case .title: " font-size=\"16\" font-weight=\"600\""
    case .text, .note, .cell, .commitBeforeText: " font-size=\"11\""
    case .cellBefore: " font-size=\"9\""
    case .cellNow: " font-size=\"11\" font-weight=\"700\""
    case .label, .labelBefore: " font-size=\"11\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\""
    case .curve: " stroke-width=\"2\" stroke-linejoin=\"round\""
    case .difference, .curveBefore: " stroke-width=\"1.5\" stroke-linejoin=\"round\""
    case .release, .releaseBefore: " stroke-dasharray=\"2 3\""
    case .proposed, .proposedBefore: " stroke-dasharray=\"6 4\""
    case .target, .targetBefore, .changed: " stroke-width=\"1.25\""
    case .call, .callBefore: " stroke-width=\"1.5\""
    case .commit: " stroke-dasharray=\"5 3\" opacity=\"0.7\""
    case .commitBefore: " stroke-width=\"1.5\" stroke-dasharray=\"2 3\""
    default: ""
    }
  }

  var attributes: String {
    let outline = stroke.map { " stroke=\"\($0.light)\"" } ?? ""
    return " class=\"\(rawValue)\" fill=\"\(fill?.light ?? "none")\"" + outline + others
  }

  static var styleSheet: String {
    allCases.map { paint in
      let fill = paint.fill.map { "fill:var(\($0.variable))" }
      let stroke = paint.stroke.map { "stroke:var(\($0.variable))" }
      return ".chart .\(paint.rawValue){" + [fill, stroke].compactMap(\.self).joined(separator: ";") + "}"
    }.joined(separator: "\n")
  }
}
