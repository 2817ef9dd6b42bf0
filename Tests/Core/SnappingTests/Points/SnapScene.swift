import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport

/// A layout in a scroll view, and how it snaps: all that points are made of.
struct SnapScene {
  var layout: FlowLayout
  /// The length of the bounds along the scroll direction, in points.
  var boundsLength: Double
  var contentInset = ContentInset.zero
  var alignment = SnapAlignment.lineStart
  var alignsEnds = false
  var displayScale = 2.0

  var axis: ScrollAxis { layout.scrollDirection == .horizontal ? .horizontal : .vertical }

  /// Whether content offsets grow against the order of reading.
  var isReversed: Bool { layout.isRightToLeft && axis == .horizontal }

  var viewportLength: Double {
    max(0, boundsLength - contentInset.leading(axis) - contentInset.trailing(axis))
  }

  func geometry(of frames: ItemFrames) -> ScrollViewGeometry {
    let across = frames.layout.containerSize
    let content = frames.contentSize
    return ScrollViewGeometry(
      contentSize: Size2D(width: content.width, height: content.height),
      boundsSize: axis == .horizontal
        ? Size2D(width: boundsLength, height: across.height) : Size2D(width: across.width, height: boundsLength),
      contentInset: contentInset)
  }

  func points(of frames: ItemFrames) -> SnapPoints {
    SnapPoints(
      frames, alignment: alignment, alignsEnds: alignsEnds, geometry: geometry(of: frames), displayScale: displayScale)
  }

  var points: SnapPoints { points(of: layout.frames) }

  var range: ClosedRange<Double> {
    let geometry = geometry(of: layout.frames)
    return geometry.minimumOffset(axis)...geometry.maximumOffset(axis)
  }

  /// The offset at which an anchor of an item is aligned, by the definition of ``SnapAlignment``.
  func place(ofItem path: ItemPath, in frames: ItemFrames, anchor: Double) -> Double {
    let frame = frames.frame(of: path)
    let inset = layout.sections[path.section].sectionInset
    let leading = alignment.leadingMargin ?? (axis == .horizontal ? inset.left : inset.top)
    let trailing = alignment.trailingMargin ?? (axis == .horizontal ? inset.right : inset.bottom)
    let length = axis == .horizontal ? frame.size.width : frame.size.height
    let fromStart = leading * max(0, 1 - 2 * anchor) - trailing * max(0, 2 * anchor - 1) + anchor * viewportLength
    if isReversed {
      // Everything is counted leftward from the viewport's right end.
      return frame.maxX - anchor * length + fromStart - boundsLength + contentInset.right
    }
    let start = axis == .horizontal ? frame.minX : frame.minY
    return start + anchor * length - fromStart - contentInset.leading(axis)
  }

  /// All items, in order.
  var paths: [ItemPath] {
    layout.sections.indices.flatMap { section in
      (0..<layout.sections[section].itemSizes.count).map { ItemPath(section: section, item: $0) }
    }
  }

  /// Whether every line holds one item.
  var isRow: Bool {
    layout.sections.allSatisfy { section in
      (0..<section.itemSizes.count).allSatisfy { section.itemSizes[$0].across(axis) > 50 }
    }
  }
}

// MARK: Rows

extension SnapScene {
  /// A row of items of one length, 100 pt across, read from left to right.
  static func row(
    _ count: Int, of length: Double, apart spacing: Double = 0, inset: Double = 0, in boundsLength: Double,
    _ alignment: SnapAlignment = .lineStart, alignsEnds: Bool = false, displayScale: Double = 2
  ) -> SnapScene {
    row(
      .uniform(count: count, size: LayoutSize(width: length, height: 100)), apart: spacing, inset: inset,
      in: boundsLength, alignment, alignsEnds, displayScale)
  }

  /// A row of items of their own lengths.
  static func row(
    of lengths: [Double], apart spacing: Double = 0, inset: Double = 0, in boundsLength: Double,
    _ alignment: SnapAlignment = .lineStart, alignsEnds: Bool = false, displayScale: Double = 2
  ) -> SnapScene {
    row(
      .each(lengths.map { LayoutSize(width: $0, height: 100) }), apart: spacing, inset: inset, in: boundsLength,
      alignment, alignsEnds, displayScale)
  }

  private static func row(
    _ sizes: ItemSizes, apart spacing: Double, inset: Double, in boundsLength: Double, _ alignment: SnapAlignment,
    _ alignsEnds: Bool, _ displayScale: Double
  ) -> SnapScene {
    let section = FlowSection(
      itemSizes: sizes, minimumLineSpacing: spacing,
      sectionInset: LayoutInset(top: 0, left: inset, bottom: 0, right: inset))
    return SnapScene(
      layout: FlowLayout(containerSize: LayoutSize(width: boundsLength, height: 100), sections: [section]),
      boundsLength: boundsLength, alignment: alignment, alignsEnds: alignsEnds, displayScale: displayScale)
  }

  /// A column of three items a line, each 100 pt wide, lines 10 pt apart.
  static func grid(_ count: Int, of length: Double, in boundsLength: Double, alignsEnds: Bool = false) -> SnapScene {
    let section = FlowSection(
      itemSizes: .uniform(count: count, size: LayoutSize(width: 100, height: length)), minimumLineSpacing: 10)
    let layout = FlowLayout(
      containerSize: LayoutSize(width: 320, height: boundsLength), scrollDirection: .vertical, sections: [section])
    return SnapScene(layout: layout, boundsLength: boundsLength, alignsEnds: alignsEnds)
  }

  /// The cards of a published pager: ten items of 320 pt, 16 pt between and around them, in a view of 375 pt.
  static func cards(_ alignment: SnapAlignment = .lineStart, alignsEnds: Bool = false) -> SnapScene {
    row(10, of: 320, apart: 16, inset: 16, in: 375, alignment, alignsEnds: alignsEnds)
  }

  /// The scene in a view with another content inset along the axis.
  func inset(_ leading: Double, _ trailing: Double) -> SnapScene {
    var scene = self
    scene.contentInset =
      axis == .horizontal
      ? ContentInset(top: 0, left: leading, bottom: 0, right: trailing)
      : ContentInset(top: leading, left: 0, bottom: trailing, right: 0)
    return scene
  }
}

// MARK: Equivalent scenes

extension SnapScene {
  /// The scene with each item's size given by itself.
  var withOwnSizes: SnapScene {
    var scene = self
    for index in layout.sections.indices {
      let sizes = layout.sections[index].itemSizes
      scene.layout.sections[index].itemSizes = .each((0..<sizes.count).map { sizes[$0] })
    }
    return scene
  }

  /// The scene in a mirror: read the other way, insets exchanged.
  var mirrored: SnapScene {
    var scene = self
    scene.layout.isRightToLeft.toggle()
    (scene.contentInset.left, scene.contentInset.right) = (contentInset.right, contentInset.left)
    return scene
  }

  /// The scene with its axes exchanged; read from left to right.
  var transposed: SnapScene {
    var scene = self
    scene.contentInset = contentInset.transposed
    scene.layout.isRightToLeft = false
    scene.layout.containerSize = layout.containerSize.transposed
    scene.layout.scrollDirection = layout.scrollDirection.other
    scene.layout.sections = layout.sections.map { section in
      var turned = section
      switch section.itemSizes {
      case .uniform(let count, let size): turned.itemSizes = .uniform(count: count, size: size.transposed)
      case .each(let sizes): turned.itemSizes = .each(sizes.map(\.transposed))
      }
      turned.sectionInset = section.sectionInset.transposed
      turned.headerReferenceSize = section.headerReferenceSize.transposed
      turned.footerReferenceSize = section.footerReferenceSize.transposed
      return turned
    }
    return scene
  }

  /// The scene with its content inset moved along the axis: more before the content, as much less after it.
  func insetShifted(by way: Double) -> SnapScene {
    var scene = self
    if axis == .horizontal {
      scene.contentInset.left += way
      scene.contentInset.right -= way
    } else {
      scene.contentInset.top += way
      scene.contentInset.bottom -= way
    }
    return scene
  }

  /// The scene with everything along the axis in the opposite order: the last item first, ends for starts.
  var turnedAround: SnapScene {
    func turned(_ inset: LayoutInset) -> LayoutInset {
      axis == .horizontal
        ? LayoutInset(top: inset.top, left: inset.right, bottom: inset.bottom, right: inset.left)
        : LayoutInset(top: inset.bottom, left: inset.left, bottom: inset.top, right: inset.right)
    }
    var scene = self
    scene.alignment = SnapAlignment(
      anchor: 1 - alignment.anchor, leadingMargin: alignment.trailingMargin, trailingMargin: alignment.leadingMargin)
    if axis == .horizontal {
      (scene.contentInset.left, scene.contentInset.right) = (contentInset.right, contentInset.left)
    } else {
      (scene.contentInset.top, scene.contentInset.bottom) = (contentInset.bottom, contentInset.top)
    }
    scene.layout.sections = layout.sections.reversed().map { section in
      var other = section
      if case .each(let sizes) = section.itemSizes { other.itemSizes = .each(sizes.reversed()) }
      other.sectionInset = turned(section.sectionInset)
      (other.headerReferenceSize, other.footerReferenceSize) =
        (section.footerReferenceSize, section.headerReferenceSize)
      return other
    }
    return scene
  }

  /// Where an offset is in the mirrored or turned-around scene.
  func opposite(_ offset: Double) -> Double {
    let content = layout.frames.contentSize
    return (axis == .horizontal ? content.width : content.height) - boundsLength - offset
  }
}

extension SnapScene: CustomStringConvertible {
  /// All numbers, along the axis only.
  var description: String {
    let sections = layout.sections.map { section -> String in
      let sizes = section.itemSizes
      let inset = section.sectionInset
      let (leading, trailing) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let lengths: String
      if case .uniform(let count, let size) = sizes {
        lengths = "\(count) of \(size.along(axis)) (\(size.across(axis)) across)"
      } else {
        lengths = "\((0..<sizes.count).map { sizes[$0].along(axis) })"
      }
      return "header \(section.headerReferenceSize.along(axis)), inset \(leading), \(lengths) "
        + "\(section.minimumLineSpacing) apart, inset \(trailing), footer \(section.footerReferenceSize.along(axis))"
    }
    return "\(axis)\(isReversed ? " from the right" : ""): \(sections) in \(boundsLength), inset "
      + "\(contentInset.leading(axis)) and \(contentInset.trailing(axis)), anchor \(alignment.anchor) with margins "
      + "\(alignment.leadingMargin.map { "\($0)" } ?? "–") and \(alignment.trailingMargin.map { "\($0)" } ?? "–")"
      + "\(alignsEnds ? ", ends aligned" : ""), \(displayScale)x"
  }
}

extension LayoutSize {
  func along(_ axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }

  func across(_ axis: ScrollAxis) -> Double { axis == .horizontal ? height : width }
}
