public struct HStack<Content: View>: PrimitiveView {
  let content: Content
  fileprivate var layout: StackLayout

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.content, layout) = (content(), StackLayout(.horizontal, spacing: spacing, alignment: alignment.share))
  }
  public func _evaluate(in tree: inout _ViewTree) { tree.visitContent(content, .stack(layout)) }
}

public struct VStack<Content: View>: PrimitiveView {
  let content: Content
  fileprivate var layout: StackLayout

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.content, layout) = (content(), StackLayout(.vertical, spacing: spacing, alignment: alignment.share))
  }
  public func _evaluate(in tree: inout _ViewTree) { tree.visitContent(content, .stack(layout)) }
}

public struct ZStack<Content: View>: PrimitiveView {
  let content: Content
  private let alignment: Alignment

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.content, self.alignment) = (content(), alignment)
  }
  public func _evaluate(in tree: inout _ViewTree) { tree.visitContent(content, .layers(alignment)) }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let (sectionHeaders, sectionFooters) = (Self(rawValue: 1), Self(rawValue: 2))
}

/// Views beside each other, made when they are needed.
public struct LazyHStack<Content: View>: PrimitiveView {
  private var stack: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
    stack.layout.fillsAcross = true
  }
  public func _evaluate(in tree: inout _ViewTree) { stack._evaluate(in: &tree) }
}

/// Views below each other, made when they are needed.
public struct LazyVStack<Content: View>: PrimitiveView {
  private var stack: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
    stack.layout.fillsAcross = true
  }
  public func _evaluate(in tree: inout _ViewTree) { stack._evaluate(in: &tree) }
}

public struct Group<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _evaluate(in tree: inout _ViewTree) { content._evaluate(in: &tree) }
}

/// Screens that lead to one another; here the first one.
public struct NavigationStack<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder root: () -> Content) { content = root() }
  public func _evaluate(in tree: inout _ViewTree) { tree.visitContent(content, .layers(.center)) }
}

public struct Spacer: PrimitiveView {
  private let shortest: CGFloat

  public init(minLength: CGFloat? = nil) { shortest = minLength ?? 8 }
  public func _evaluate(in tree: inout _ViewTree) { tree.visitLeaf(.spacer(shortest)) }
}

public struct Divider: PrimitiveView { public init() {} }
