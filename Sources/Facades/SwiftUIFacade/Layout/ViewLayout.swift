import ScrollPhysics

/// Where one evaluation of an app's view has its rows, gestures and readers on the screen, in points.
struct ViewLayout {
  /// A modifier `offset` with its place in the evaluated tree, and the animation with which its value changes.
  struct Offset {
    let place: [Int]
    let value: Vector2D
    let animation: Animation?
  }

  /// The frames of the rows of each `ForEach`, in their order, and the offsets that move the first one.
  private var lists: [(rows: [CGRect], offsets: [Offset])] = []
  var gestures: [Int: CGRect] = [:]
  var readers: [[Int]: CGRect] = [:]
  /// The number of the scroll view that moves, its frame, and its content at rest at its beginning.
  let movingScroll: Int?
  var scroll: (frame: CGRect, content: CGRect)?
  /// Whether the views are in it, and not in another one in it.
  var isInScroll = false
  /// The scroll targets with their identities, and all views that the app can name, in it.
  var targets: [(id: AnyHashable?, frame: CGRect)] = []
  var identities: [AnyHashable: CGRect] = [:]
  /// Whether the views of the next stack are targets.
  var takesTargets = false
  /// The animation of what changes without an `offset`.
  let animation: Animation?

  /// Lays views out in the middle of a size.
  init(of nodes: [LayoutNode], in size: CGSize, movingScroll: Int? = nil, animation: Animation?) {
    (self.movingScroll, self.animation) = (movingScroll, animation)
    let room = FrameLayout(fixed: ProposedSize(Size2D(size)), alignment: .center)
    LayoutNode(.frame(room), [LayoutNode(.layers(.center), nodes)])
      .place(at: .zero, ProposedSize(Size2D(size), container: Size2D(size)), in: &self)
  }

  /// The frames of the rows of a `ForEach`, and the offsets that move the first one; nil without rows.
  func list(_ number: Int) -> (rows: [CGRect], offsets: [Offset])? {
    number < lists.count && !lists[number].rows.isEmpty ? lists[number] : nil
  }

  mutating func add(_ row: (list: Int, index: Int), _ frame: CGRect, _ moved: [Offset]) {
    while lists.count <= row.list { lists.append(([], [])) }
    lists[row.list].rows.append(frame)
    if row.index == 0 { lists[row.list].offsets = moved }
  }
}
