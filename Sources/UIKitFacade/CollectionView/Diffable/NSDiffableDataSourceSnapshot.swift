/// What a collection view is to show: sections with items, each known by an identifier of its own.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  var sections: [SectionIdentifierType] = []
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells are to be replaced.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be asked for again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are to be replaced.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot of nothing.
  public init() {}

  // MARK: What there is

  /// The number of items of all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// The number of a section's items.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// A section's items, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { missing("section", identifier) }
    return found
  }

  /// The section of an item; nil where there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// The place of an item among those of all sections; nil where there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// The place of a section; nil where there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: Items

  /// Adds items at the end of a section, by default of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      Misuse.stop("There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, in: section, at: itemIdentifiers(inSection: section).count)
  }

  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, in: section, at: index)
  }

  /// Adds items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, in: section, at: index + 1)
  }

  /// Takes items out; those that there are not are no matter.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    for section in Set(leaving.compactMap { sectionOfItem[$0] }) { items[section]?.removeAll(where: leaving.contains) }
    for item in leaving { sectionOfItem[item] = nil }
  }

  /// Takes everything out.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Puts an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    _ = place(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Puts an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    _ = place(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has the cells of items replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items asked for again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(ofSection: toIdentifier)) }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(ofSection: toIdentifier) + 1) }

  /// Takes sections out with their items; those that there are not are no matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      deleteItems(items[section] ?? [])
      items[section] = nil
    }
    let leaving = Set(identifiers)
    sections.removeAll(where: leaving.contains)
  }

  /// Puts a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sections.remove(at: place(ofSection: identifier))
    sections.insert(identifier, at: place(ofSection: toIdentifier))
  }

  /// Puts a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sections.remove(at: place(ofSection: identifier))
    sections.insert(identifier, at: place(ofSection: toIdentifier) + 1)
  }

  /// Has the cells of sections replaced.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = place(ofSection: section) }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Parts

  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int) {
    for item in identifiers {
      if sectionOfItem.updateValue(section, forKey: item) == nil { continue }
      Misuse.stop("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
    }
    items[section, default: []].insert(contentsOf: identifiers, at: index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for section in identifiers {
      if items.updateValue([], forKey: section) == nil { continue }
      Misuse.stop("Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\(section))}")
    }
    sections.insert(contentsOf: identifiers, at: index)
  }

  private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else {
      missing("item", item)
    }
    return (section, index)
  }

  private func place(ofSection section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else { missing("section", section) }
    return index
  }

  private func missing(_ what: String, _ identifier: Any) -> Never {
    Misuse.stop("Invalid \(what) identifier specified: the snapshot does not contain \(identifier)")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
