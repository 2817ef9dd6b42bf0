import ScrollPhysics

/// A view as the layout of an evaluated body sees it, with the views in it.
final class LayoutNode {
  let kind: LayoutKind
  let children: [LayoutNode]
  /// Whether it is a row of a `ForEach`: the number of the `ForEach`, and that of the row.
  var row: (list: Int, index: Int)?
  var rowID: AnyHashable?
  /// The arrangements of a stack so far, which are few; without them, stacks in stacks would multiply the work.
  private var arrangements: [(proposed: ProposedSize, result: StackLayout.Arrangement)] = []

  /// Its last size, because a view that did not change is asked again in each layout.
  private var lastSize: (proposed: ProposedSize, result: Size2D)?
  /// The only view in it, or the one under what lies on it.
  private let main: LayoutNode?
  /// Whether nothing in it has a place that a layout tells, and whether a modifier of it moves it away from its place.
  private let isPlain, isMovedInside: Bool

  init(_ kind: LayoutKind, _ children: [LayoutNode] = []) {
    (self.kind, self.children) = (kind, children)
    switch kind {
    case .gesture, .reader, .identified, .target, .targets, .scroll: isPlain = false
    default: isPlain = children.allSatisfy { $0.isPlain && $0.row == nil }
    }
    if case .layered = kind { main = children[0] } else { main = children.count == 1 ? children[0] : nil }
    switch kind {
    case .offset, .position: isMovedInside = main != nil
    case .leaf, .spacer, .stack, .layers, .reader, .scroll: isMovedInside = false
    default: isMovedInside = main?.isMovedInside ?? false
    }
  }

  /// Returns whether it is a stack of the same views, not only of equal ones, which it has arranged then.
  func isStack(_ stack: StackLayout, of views: [LayoutNode]) -> Bool {
    guard case .stack(stack) = kind, children.count == views.count, !views.isEmpty else { return false }
    return views.indices.allSatisfy { children[$0] === views[$0] }
  }

  private func arranged(_ stack: StackLayout, in proposed: ProposedSize) -> StackLayout.Arrangement {
    if let known = arrangements.first(where: { $0.proposed == proposed }) { return known.result }
    let result = stack.arrange(children, in: proposed)
    arrangements.append((proposed, result))
    return result
  }

  func size(_ proposed: ProposedSize) -> Size2D {
    if lastSize?.proposed != proposed { lastSize = (proposed, measured(proposed)) }
    return lastSize?.result ?? .zero
  }

  private func measured(_ proposed: ProposedSize) -> Size2D {
    let room = Size2D(width: proposed.width ?? 10, height: proposed.height ?? 10)
    switch kind {
    case .leaf(let width, let height): return Size2D(width: width ?? room.width, height: height ?? room.height)
    case .spacer(let shortest):
      return Size2D(width: max(shortest, proposed.width ?? 0), height: max(shortest, proposed.height ?? 0))
    case .stack(let stack): return arranged(stack, in: proposed).size
    case .reader: return room
    case .scroll(let scroll): return scroll.size(room, around: largest(scroll.proposed(in: proposed)))
    case .position:
      let own = largest(proposed)
      return Size2D(width: proposed.width ?? own.width, height: proposed.height ?? own.height)
    case .layered: return children[0].size(proposed)
    case .offer(let offer): return largest(offer(proposed))
    case .layers, .offset, .priority, .gesture, .identified, .target, .targets: return largest(proposed)
    case .frame(let frame): return frame.size(largest(frame.proposed(proposed)), in: proposed)
    case .padding(let insets):
      let inner = largest(proposed.shrunk(by: insets))
      return Size2D(width: max(0, inner.width + insets.width), height: max(0, inner.height + insets.height))
    }
  }

  /// The size that holds each of the views in it.
  private func largest(_ proposed: ProposedSize) -> Size2D {
    children.reduce(.zero) { largest, child in
      let size = child.size(proposed)
      return Size2D(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  /// Whether its length along an axis is the same in any room, so that a stack need not try.
  func isRigid(_ axis: ScrollAxis) -> Bool {
    switch kind {
    case .leaf(let width, let height): (axis == .horizontal ? width : height) != nil
    case .frame(let frame): frame.isFixed(axis)
    case .layers: children.allSatisfy { $0.isRigid(axis) }
    case .spacer, .stack, .scroll, .reader, .position, .offer: false
    default: main?.isRigid(axis) ?? true
    }
  }

  /// Its length along an axis where it is offered another one.
  func length(_ axis: ScrollAxis, in proposed: ProposedSize, _ length: Double) -> Double {
    var offer = proposed
    offer[axis] = length
    return size(offer)[axis]
  }

  /// The priority with which a stack gives it room.
  var priority: Double { if case .priority(let own) = kind { own } else { main?.priority ?? 0 } }

  /// The identity by which an app names it: that of its modifier `id`, or of its row.
  private var identity: AnyHashable? {
    if case .identified(let id) = kind { return id }
    return main?.identity ?? (row == nil ? nil : rowID)
  }

  /// Places it, perhaps as what a row moves, with its origin at a point, and adds what there is to know to a layout.
  func place(
    at origin: Vector2D, _ proposed: ProposedSize, moved: [ViewLayout.Offset] = [], as outer: LayoutNode? = nil,
    in layout: inout ViewLayout
  ) {
    let (takesTargets, shown) = (layout.takesTargets, outer ?? self)
    if isPlain && shown.row == nil && !takesTargets { return }
    var room = size(proposed)
    let frame = CGRect(origin: CGPoint(origin), size: CGSize(room))
    // A row is where its own offset shows it.
    let movedRow = shown.row != nil && isMovedInside ? shown : nil
    if movedRow == nil, let row = shown.row {
      layout.add(row, frame, moved)
      if layout.isInScroll, let id = shown.rowID { layout.identities[id] = frame }
      if isPlain && !takesTargets { return }
    }
    var (start, alignment, isLayered) = (origin, Alignment?.none, false)
    var (moved, inner) = (moved, proposed)
    let wasInScroll = layout.isInScroll
    switch kind {
    case .leaf, .spacer: return
    case .stack(let stack):
      layout.takesTargets = false
      for (child, part) in zip(children, arranged(stack, in: proposed).parts) {
        if takesTargets {
          let frame = CGRect(origin: CGPoint(origin + part.origin), size: CGSize(child.size(part.proposed)))
          layout.targets.append((child.identity, frame))
        }
        child.place(at: origin + part.origin, part.proposed, moved: moved, in: &layout)
      }
      return
    case .layers(let own): alignment = own
    case .frame(let frame): (alignment, inner) = (frame.alignment, frame.proposed(proposed))
    case .padding(let insets): (start, inner) = (origin + insets.start, proposed.shrunk(by: insets))
    case .offer(let offer): inner = offer(proposed)
    case .priority: break
    case .layered(let own): (alignment, isLayered) = (own, true)
    case .offset(let offset): (start, moved) = (origin + offset.value, moved + [offset])
    case .position(let center): (start, room, alignment) = (origin + center, .zero, .center)
    case .gesture(let number): layout.gestures[number] = frame
    case .identified(let id): if layout.isInScroll { layout.identities[id] = frame }
    case .target: if layout.isInScroll { layout.targets.append((identity, frame)) }
    case .targets: layout.takesTargets = layout.isInScroll
    case .reader(let place):
      layout.readers[place] = frame
      inner = ProposedSize(room, container: proposed.container)
    case .scroll(let scroll):
      (start, inner) = (origin + scroll.margins.start, scroll.proposed(in: ProposedSize(room)))
      layout.isInScroll = scroll.number == layout.movingScroll
    }
    for (index, child) in children.enumerated() {
      // What lies on a row is not the row.
      let isOnTop = isLayered && index > 0
      let offered = isOnTop ? ProposedSize(room, container: proposed.container) : inner
      let free = alignment?.origin(child.size(offered), in: room) ?? .zero
      child.place(at: start + free, offered, moved: moved, as: isOnTop ? nil : movedRow, in: &layout)
    }
    if case .targets = kind { layout.takesTargets = false }
    if case .scroll(let scroll) = kind {
      layout.isInScroll = wasInScroll
      if scroll.number == layout.movingScroll {
        layout.scroll = (frame, CGRect(origin: CGPoint(start), size: CGSize(largest(inner))))
      }
    }
  }
}

enum LayoutKind {
  /// A view without others in it; a length of nil fills the room there is.
  case leaf(width: Double?, height: Double?)
  case spacer(Double)
  case stack(StackLayout)
  case layers(Alignment)
  indirect case frame(FrameLayout)
  case padding(EdgeInsets)
  indirect case offset(ViewLayout.Offset)
  case position(Vector2D)
  /// `aspectRatio` and `fixedSize`, which offer a view another size.
  indirect case offer((ProposedSize) -> ProposedSize)
  /// A view and what `overlay` or `background` puts on it, which is offered the view's size.
  case layered(Alignment)
  case priority(Double)
  case gesture(Int)
  /// A `GeometryReader` at a place of the evaluated tree.
  case reader([Int])
  indirect case scroll(ScrollLayout)
  indirect case identified(AnyHashable)
  /// `scrollTarget`, and `scrollTargetLayout`, which makes the views of a stack targets.
  case target, targets
}

/// The size that a view is offered, in points; nil along an axis for the view's own choice.
struct ProposedSize: Equatable {
  var width: Double?
  var height: Double?
  /// The size of the container, which is the nearest scroll view inside its margins, or the whole view.
  var container: Size2D?

  subscript(axis: ScrollAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the size with a ratio of width to height that fits in it or fills it; without a length, itself.
  func with(ratio: Double, _ mode: ContentMode) -> ProposedSize {
    let widths = [width, height.map { $0 * ratio }].compactMap { $0 }
    guard ratio > 0, let width = mode == .fit ? widths.min() : widths.max() else { return self }
    return ProposedSize(width: width, height: width / ratio, container: container)
  }

  func shrunk(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.width) }, height: height.map { max(0, $0 - insets.height) },
      container: container)
  }
}

extension ProposedSize {
  init(_ width: CGFloat?, _ height: CGFloat?) {
    self.init(width: width.map { Double($0) }, height: height.map { Double($0) })
  }

  init(_ size: Size2D, container: Size2D? = nil) {
    self.init(width: size.width, height: size.height, container: container)
  }
}

extension Alignment {
  /// Where a view is aligned in a larger one.
  func origin(_ size: Size2D, in room: Size2D) -> Vector2D {
    Vector2D(x: horizontal.share * (room.width - size.width), y: vertical.share * (room.height - size.height))
  }
}

extension HorizontalAlignment {
  /// The part of the free room that is before a view.
  var share: Double { self == .leading ? 0 : self == .center ? 0.5 : 1 }
}

extension VerticalAlignment {
  /// The part of the free room that is above a view; baselines, which need fonts, count as bottoms.
  var share: Double { self == .top ? 0 : self == .center ? 0.5 : 1 }
}
