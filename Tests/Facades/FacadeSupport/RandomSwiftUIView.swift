import SwiftUIFacade

/// A behavior that answers what an app's faulty code might: anything.
private struct WildBehavior: ScrollTargetBehavior {
  let origin: CGFloat
  let width: CGFloat
  let anchor: UnitPoint?

  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    target.rect.origin.x = origin + context.velocity.dx
    target.rect.origin.y = -origin
    target.rect.size.width = width
    target.anchor = anchor
  }
}

extension SwiftUIScrollView {
  /// Returns a view of SwiftUI with random sizes, margins, views, behavior and choices of the model.
  package static func random(using generator: inout some RandomNumberGenerator) -> SwiftUIScrollView {
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
    func flag() -> Bool { Bool.random(using: &generator) }
    func one<Element>(of elements: [Element]) -> Element {
      elements[Int.random(in: elements.indices, using: &generator)]
    }
    func anchor() -> UnitPoint? { one(of: [nil, .center, .trailing, UnitPoint(x: number(-2...2), y: 0.3)]) }
    let axes: Axis.Set = one(of: [.horizontal, .horizontal, .vertical, [.horizontal, .vertical]])
    var environment = EnvironmentValues()
    environment.displayScale = number(1...3)
    environment.layoutDirection = flag() ? .leftToRight : .rightToLeft
    environment.horizontalSizeClass = one(of: [.compact, .regular, nil])
    var model = ScrollTargetModel()
    model.velocityUnit = one(of: ScrollTargetModel.VelocityUnit.allCases)
    model.rectOrigin = one(of: ScrollTargetModel.RectOrigin.allCases)
    model.originalTarget = one(of: ScrollTargetModel.OriginalTarget.allCases)
    model.nilAnchor = one(of: ScrollTargetModel.NilAnchor.allCases)
    model.pageUnit = flag() ? .bounds : .container
    let margins =
      flag()
      ? EdgeInsets()
      : EdgeInsets(
        top: number(0...80), leading: number(-10...60), bottom: number(0...300), trailing: number(0...250))
    let lengths = (0..<Int.random(in: 0...12, using: &generator)).map { _ in number(0...600) }
    let spacing = number(-5...40)
    let views =
      axes.contains(.horizontal)
      ? ScrollTargetViews.row(widths: lengths, height: number(0...900), spacing: spacing)
      : ScrollTargetViews.column(heights: lengths, width: number(0...400), spacing: spacing)
    let limits: [ViewAlignedScrollTargetBehavior.LimitBehavior] = [
      .automatic, .always, .alwaysByFew, .alwaysByOne, .never,
    ]
    let wild = WildBehavior(
      origin: one(of: [0, 300, -1e300, .infinity, .nan, number(-500...4000)]), width: one(of: [.nan, 0, 1e200, 200]),
      anchor: anchor())
    let behavior: AnyScrollTargetBehavior
    switch Int.random(in: 0...3, using: &generator) {
    case 0: behavior = AnyScrollTargetBehavior(.paging)
    case 1: behavior = AnyScrollTargetBehavior(wild)
    default: behavior = AnyScrollTargetBehavior(.viewAligned(limitBehavior: one(of: limits), anchor: anchor()))
    }
    return SwiftUIScrollView(
      axes, size: CGSize(width: number(1...500), height: number(1...800)), contentMargins: margins,
      environment: environment, model: model, views: views, behavior: behavior)
  }
}
