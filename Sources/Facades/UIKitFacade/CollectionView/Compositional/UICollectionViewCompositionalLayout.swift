public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, each made of groups of items; sections may scroll across the layout.
///
/// A section that scrolls has a scroll view of its own, a subview of the collection view; the collection view's delegate
/// does not hear of it. In a view that reads from right to left everything is mirrored, and what scrolls begins at its right
/// end. docs/CompositionalLayouts.md says what is documented of the geometry, and what is inferred.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  final var sections: [CompositionalSection] = []
  /// The sizes that headers and footers prefer where the layout estimates them, by section and kind.
  private var preferredBars: [Int: [String: CGSize]] = [:]
  /// The sections in which a cell, a header or a footer has stated a size since they were laid out.
  private var changedSections: Set<Int> = []
  /// The size in which the sections are laid out; nil if they have to be laid out again.
  private var solvedSize: CGSize?
  private var contentLength: CGFloat = 0
  private var stamp = 0

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout without sections, because the facade has no archives.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass { CompositionalInvalidation.self }
  override var scrollAxis: ScrollAxis { configuration.scrollDirection == .horizontal ? .horizontal : .vertical }

  /// The size of the view without its content insets, of which the sections' dimensions are fractions.
  final var containerSize: CGSize {
    guard let view = collectionView else { return .zero }
    let size = view.bounds.inset(by: view.adjustedContentInset).size
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let size = containerSize
    if size != solvedSize || sections.count != view.numberOfSections {
      let environment = LayoutEnvironment(size, view.traitCollection)
      sections = (0..<view.numberOfSections).map { index in
        guard let section = provider(index, environment) else {
          Precondition.fail("the section provider returned nil for section \(index): each section needs a layout")
        }
        return solved(section, index, in: size, view)
      }
    } else {
      for index in changedSections where sections.indices.contains(index) {
        sections[index] = solved(sections[index].section, index, in: size, view)
      }
    }
    (changedSections, solvedSize) = ([], size)
    place()
  }

  private func solved(
    _ section: NSCollectionLayoutSection, _ index: Int, in size: CGSize, _ view: UICollectionView
  ) -> CompositionalSection {
    CompositionalSection(
      section, index, itemCount: view.numberOfItems(inSection: index), in: size, along: scrollAxis,
      GroupSolver(traits: view.traitCollection, section: index, preferred: preferredSizes),
      preferredBars: preferredBars[index] ?? [:])
  }

  private func place() {
    var position: CGFloat = 0
    stamp &+= 1
    for index in sections.indices {
      if index > 0 { position += configuration.interSectionSpacing }
      sections[index].move(to: position)
      sections[index].stamp = stamp
      position += sections[index].length
    }
    contentLength = max(0, position)
    let size = collectionViewContentSize
    // Content that does not fill the view lies at its right end.
    let width = scrollAxis == .horizontal ? max(size.width, containerSize.width) : size.width
    for index in sections.indices { sections[index].mirrorWidth = isMirrored ? width : nil }
    if isMirrored && scrollAxis == .horizontal { contentLength = width }
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(contentLength, containerSize[scrollAxis.other], along: scrollAxis)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if rect.isNull || !(rect.minX + rect.minY + rect.width + rect.height).isFinite { return [] }
    return sections.flatMap { elements(of: $0, in: rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath), let leaf = section.leaf(ofItem: indexPath.item) else { return nil }
    return attributes(of: leaf, indexPath, section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath) else { return nil }
    if let bar = section.bars.first(where: { ($0.item.elementKind, $0.number) == (elementKind, indexPath.item) }) {
      return attributes(of: bar, section)
    }
    guard let leaf = section.leaf(ofItem: indexPath.item) else { return nil }
    let item = leaf.item?.supplementaryItems.first { $0.elementKind == elementKind }
    return item.map { attributes(of: $0, at: leaf.frame, indexPath, section) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath) else { return nil }
    return section.section.decorationItems.first { $0.elementKind == elementKind }.map { decoration($0, section) }
  }

  /// Returns the attributes of a layout pass, as the sections' handlers leave them, in the coordinates of their views.
  override func attributesToShow(in visible: CGRect) -> [UICollectionViewLayoutAttributes]? {
    sections.flatMap { section in
      let elements = elements(of: section, in: visible)
      handle(elements, of: section)
      // In the coordinates of the section's own scroll view.
      for item in elements where item.embeddedSection != nil {
        item.center = CGPoint(x: item.center.x - section.band.minX, y: item.center.y - section.band.minY)
      }
      return elements
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if (context as? CompositionalInvalidation)?.keepsSections != true { solvedSize = nil }
    if context.invalidateEverything { (preferredBars, changedSections) = ([:], []) }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? true
  }

  override func isBetter(_ preferred: LayoutAttributes, than original: LayoutAttributes) -> Bool {
    guard let size = description(of: original), size.isEstimated else { return false }
    return ScrollAxis.allCases.contains { size.dimension($0).isEstimated && preferred.size[$0] != original.size[$0] }
  }

  override func prefer(_ preferred: LayoutAttributes, to original: LayoutAttributes, _ context: LayoutInvalidation) {
    (context as? CompositionalInvalidation)?.keepsSections = true
    if !isBetter(preferred, than: original) { return }
    let path = original.indexPath
    changedSections.insert(path.section)
    if original.representedElementCategory == .cell {
      preferredSizes[path] = preferred.size
    } else if let kind = original.representedElementKind {
      preferredBars[path.section, default: [:]][kind] = preferred.size
    }
  }

  /// Returns the description of an element whose cell or view may state a size; nil for any other.
  private func description(of attributes: UICollectionViewLayoutAttributes) -> NSCollectionLayoutSize? {
    let path = attributes.indexPath
    guard let section = section(of: path) else { return nil }
    switch attributes.representedElementCategory {
    case .cell: return section.leaf(ofItem: path.item)?.item?.layoutSize
    case .supplementaryView:
      return section.bars.first { $0.item.elementKind == attributes.representedElementKind }?.item.layoutSize
    case .decorationView: return nil
    }
  }

  override var remembersSizes: Bool { super.remembersSizes || !preferredBars.isEmpty }

  override var asksForPreferences: Bool {
    sections.contains { entry in
      !entry.section.group.isUniform || entry.section.boundarySupplementaryItems.contains { $0.layoutSize.isEstimated }
    }
  }

  override func insetHasChanged() { if containerSize != solvedSize { invalidateLayout() } }

  override func willUpdate(_ updates: ItemUpdates) {
    super.willUpdate(updates)
    (preferredBars, changedSections) = (preferredBars.carried(over: updates.section(after:)), [])
  }
}

/// What a compositional layout has to compute again.
final class CompositionalInvalidation: UICollectionViewLayoutInvalidationContext {
  /// Whether the sections stay as they are: only pinned headers move, or cells have stated sizes.
  var keepsSections = false
}
