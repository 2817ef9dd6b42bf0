/// The Swift code that gives an app's view the snapping of a scene.
///
/// Rules of UIKit rows are a `UIScrollViewDelegate` with the module Snapping; behaviors that SwiftUI and compositional
/// layouts have themselves are written as theirs, and pages and rows without a scroll view as views.
package struct SceneCode {
  let scene: Scene
  let layout: FlowLayout

  /// Returns the code of a scene's snapping.
  /// - Throws: `DocumentError` if there is none: without items, for a published edition, and for pages that turn upward
  ///   or without an end.
  package static func swift(of scene: Scene) throws(DocumentError) -> String {
    guard let layout = scene.layout else {
      throw DocumentError("the scene has no layout of items, so there is no code for it")
    }
    if scene.snapping.edition == .published {
      throw DocumentError("the published edition has its faults; choose the corrected edition for code")
    }
    return try SceneCode(scene: scene, layout: layout).text()
  }

  private func text() throws(DocumentError) -> String {
    switch scene.snapping.kind {
    case .cardPaging: return delegate("CardPaging", "CardPaging(row)", following)
    case .unevenPages(let most):
      return delegate("SnapBehavior", "SnapBehavior.unevenPaging(row\(argument("maximumPagesPerFlick", most)))")
    case .alignment, .flickThresholds, .custom:
      let behavior = scene.snapping.kind.behavior(layout.frames, of: layout)
      let ends = behavior.alignsEnds ? ", alignsEnds: true" : ""
      let points = "alignment: \(code(behavior.alignment))\(ends)"
      return delegate("SnapBehavior", "SnapBehavior(\n      row, \(points),\n      rule: \(code(behavior.rule)))")
    case .viewAligned(let parameters) where parameters.anchor == 0:
      // The size class of a phone is compact along a row, and regular along a column.
      let (limit, isCompact) = (parameters.limit, parameters.sizeClass == .compact)
      let isKept = limit != .automatic || isCompact && layout.scrollDirection == .horizontal
      let name = isKept ? limit.rawValue : isCompact ? "always" : "never"
      return try view(".viewAligned(limitBehavior: .\(name))", targets: "\n      .scrollTargetLayout()")
    case .none where !scene.configuration.isPagingEnabled:
      if scene.configuration.decelerationRate != .normal {
        throw DocumentError("the scene has no snapping, so its code is decelerationRate = \(rate) alone")
      }
      return try view(nil, targets: "")
    case .paging(.bounds), .none: return try view(".paging", targets: "")
    case .groupPaging: return try section("groupPaging")
    case .groupPagingCentered: return try section("groupPagingCentered")
    case .continuousGroupLeadingBoundary: return try section("continuousGroupLeadingBoundary")
    case .carousel(_, nil, loops: false, fillsView: true) where layout.scrollDirection == .horizontal:
      return try tabView()
    case .carousel(let copies, let interval, loops: true, fillsView: false): return try endless(copies, interval)
    case .dragGesture(let alignment, let thresholds, let style): return try dragged(alignment, thresholds, style)
    default:
      throw DocumentError("this snapping is more than a delegate, a behavior or a view, so there is no code for it")
    }
  }

  /// What the delegate of a scene has beside the rule of its releases.
  struct Parts {
    var fields = ""
    /// What is done when the delegate is made, and when a drag begins.
    var start = ""
    var begin = ""
    var methods = ""
    /// A further argument of the context.
    var context = ""
  }

  /// Only the cards ask where the finger last moved.
  private var following: Parts {
    Parts(
      fields: "\n  private var movement = Vector2D.zero\n  private var last = 0.0",
      methods: """


          func scrollViewDidScroll(_ scrollView: UIScrollView) {
            let offset = scrollView.contentOffset.\(axis)
            if scrollView.isDragging && offset != last { movement.\(axis) = offset < last ? -1 : 1 }
            last = offset
          }
        """, context: " lastMovement: movement,")
  }

  var axis: String { layout.scrollDirection == .horizontal ? "x" : "y" }

  func delegate(_ type: String, _ behavior: String, _ parts: Parts = Parts()) -> String {
    return """
      import Snapping
      import UIKit

      /// Snaps a scroll view as the scene \(JSONText.string(scene.name)) does. Keep it as long as the view.
      final class \(name(isType: true))Snapping: NSObject, UIScrollViewDelegate {
        private var behavior: \(type)
        private var dragStart = Vector2D.zero\(parts.fields)

        /// Becomes the delegate of a view that has its size and its content.
        init(_ scrollView: UIScrollView) {
          let size = LayoutSize(width: scrollView.bounds.width, height: scrollView.bounds.height)
          let row = FlowLayout(
            containerSize: size\(layout.scrollDirection == .horizontal ? "" : ", scrollDirection: .vertical"),
            sections: [\(layout.sections.map(code).joined(separator: ", "))\(layout.isRightToLeft ? "],\n      isRightToLeft: true" : "]"))
          behavior = \(behavior)
          super.init()
          scrollView.decelerationRate = \(rate)
          scrollView.delegate = self\(parts.start)
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {\(parts.begin)
          dragStart = Vector2D(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y)
        }\(parts.methods)

        func scrollViewWillEndDragging(
          _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
          targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
          let (content, bounds, inset) = (scrollView.contentSize, scrollView.bounds, scrollView.adjustedContentInset)
          let geometry = ScrollViewGeometry(
            contentSize: Size2D(width: content.width, height: content.height),
            boundsSize: Size2D(width: bounds.width, height: bounds.height),
            contentInset: ContentInset(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right))
          var target = Vector2D(x: targetContentOffset.pointee.x, y: targetContentOffset.pointee.y)
          let context = TargetContext(
            velocity: Vector2D(x: velocity.x, y: velocity.y), proposedTarget: target,
            contentOffset: Vector2D(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y),
            dragStartOffset: dragStart,\(parts.context) geometry: geometry,
            displayScale: scrollView.traitCollection.displayScale)
          behavior.updateTarget(&target, context: context)
          targetContentOffset.pointee = CGPoint(x: target.x, y: target.y)
        }
      }

      """
  }

  private func code(_ section: FlowSection) -> String {
    let sizes: String =
      switch section.itemSizes {
      case .uniform(let count, let size): ".uniform(count: \(count), size: \(code(size)))"
      case .each(let sizes): ".each([\(sizes.map(code).joined(separator: ", "))])"
      }
    let inset = section.sectionInset
    let sides = [("top", inset.top), ("left", inset.left), ("bottom", inset.bottom), ("right", inset.right)]
    var parts = ["itemSizes: \(sizes)", "minimumLineSpacing: \(number(section.minimumLineSpacing))"]
    if let spacings = section.lineSpacings { parts.append("lineSpacings: \(code(spacings))") }
    parts.append("minimumInteritemSpacing: \(number(section.minimumInteritemSpacing))")
    parts.append("sectionInset: LayoutInset(\(sides.map { "\($0): \(number($1))" }.joined(separator: ", ")))")
    for (name, size) in [
      ("headerReferenceSize", section.headerReferenceSize), ("footerReferenceSize", section.footerReferenceSize),
    ] where size != .zero {
      parts.append("\(name): \(code(size))")
    }
    return "\n        FlowSection(\n          \(parts.joined(separator: ",\n          ")))"
  }

  func number(_ value: Double) -> String { JSONText.number(value) }

  private func code(_ size: LayoutSize) -> String {
    "LayoutSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  private func code(_ numbers: [Double]) -> String { "[\(numbers.map(number).joined(separator: ", "))]" }

  private func code(_ alignment: SnapAlignment) -> String {
    let margins =
      argument("leadingMargin", alignment.leadingMargin) + argument("trailingMargin", alignment.trailingMargin)
    return "SnapAlignment(anchor: \(number(alignment.anchor))\(margins))"
  }

  private func code(_ rule: SnapRule) -> String {
    let choice =
      switch rule.choice {
      // No scene of a scroll view has the rule of a drag.
      case .nearest, .drag: "nearest"
      case .directional(let speed): "directional(minimumVelocity: \(number(speed)))"
      case .adjacent(let speed): "adjacent(minimumVelocity: \(number(speed)))"
      case .flick(let flick):
        "flick(FlickThresholds(minimumFlickVelocity: \(number(flick.minimumFlickVelocity))"
          + argument("largeFlickVelocity", flick.largeFlickVelocity.isFinite ? flick.largeFlickVelocity : nil)
          + "\(argument("pagesPerFlick", flick.pagesPerFlick))\(argument("pagesPerLargeFlick", flick.pagesPerLargeFlick))))"
      }
    var limits = argument("maximumPoints", rule.maximumPoints)
    switch rule.stops {
    case .none: break
    case .every: limits += ", stops: .every"
    case .items(let items): limits += ", stops: .items([\(items.map { "\($0)" }.joined(separator: ", "))])"
    }
    switch rule.proximity {
    case nil: break
    case .distance(let distance)?: limits += ", proximity: .distance(\(number(distance)))"
    case .viewport(let part)?: limits += ", proximity: .viewport(\(number(part)))"
    }
    if !rule.restsInsideOversizedItems { limits += ", restsInsideOversizedItems: false" }
    return "SnapRule(.\(choice)\(limits))"
  }

  private func argument(_ name: String, _ value: Double?) -> String {
    value.map { ", \(name): \(number($0))" } ?? ""
  }
  private func argument(_ name: String, _ value: Int?) -> String { argument(name, value.map(Double.init)) }

  private var rate: String {
    switch scene.configuration.decelerationRate {
    case .fast: ".fast"
    case .normal: ".normal"
    case let other: "UIScrollView.DecelerationRate(rawValue: \(number(other.rawValue)))"
    }
  }

  /// The only section, with the size of its items, which are equal.
  func row() throws(DocumentError) -> (section: FlowSection, count: Int, size: LayoutSize) {
    guard layout.sections.count == 1, case .uniform(let count, let size) = layout.sections[0].itemSizes,
      layout.sections[0].lineSpacings == nil, !layout.isRightToLeft, layout.frames.lineCount == count,
      layout.sections[0].headerReferenceSize == .zero, layout.sections[0].footerReferenceSize == .zero
    else {
      throw DocumentError(
        "there is code for this snapping only for one section of items of one size, from left to right, each a line of"
          + " its own, without a header or footer")
    }
    return (layout.sections[0], count, size)
  }

  private func section(_ behavior: String) throws(DocumentError) -> String {
    let (section, _, size) = try row()
    if layout.scrollDirection == .vertical {
      throw DocumentError("the groups of a section scroll sideways here, so there is no code for a column")
    }
    let inset = section.sectionInset
    return """
      import UIKit

      extension NSCollectionLayoutSection {
        /// A section that moves as the scene \(JSONText.string(scene.name)) does.
        static func \(name(isType: false))() -> NSCollectionLayoutSection {
          let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
          let size = NSCollectionLayoutSize(
            widthDimension: .absolute(\(number(size.width))), heightDimension: .absolute(\(number(size.height))))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = \(number(section.minimumLineSpacing))
          section.contentInsets = NSDirectionalEdgeInsets(
            top: \(number(inset.top)), leading: \(number(inset.left)), bottom: \(number(inset.bottom)), trailing: \(number(inset.right)))
          section.orthogonalScrollingBehavior = .\(behavior)
          return section
        }
      }

      """
  }

  /// Returns the scene's name as that of a type or a function: its letters and digits, in camel case.
  func name(isType: Bool) -> String {
    var (name, startsWord) = ("", isType)
    for byte in scene.name.utf8 {
      let isLetter = (97...122).contains(byte | 32)
      let isWord = isLetter || (48...57).contains(byte) && !name.isEmpty
      if isWord { name.unicodeScalars.append(Unicode.Scalar(startsWord && isLetter ? byte & 0xDF : byte)) }
      startsWord = !isWord
    }
    return name.isEmpty ? isType ? "Scene" : "scene" : name
  }
}
