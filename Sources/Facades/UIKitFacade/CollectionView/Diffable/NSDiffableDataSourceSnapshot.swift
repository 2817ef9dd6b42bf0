/// The content of a collection view at one moment: sections with items, each with a unique identifier.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  var sections: [SectionIdentifierType] = []
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { sectionOfItem.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(itemIdentifiers(inSection:)) }

  public func numberOfItems(inSection id: SectionIdentifierType) -> Int { itemIdentifiers(inSection: id).count }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { missing("section", identifier) }
    return found
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      Precondition.fail("There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, at: (section, itemIdentifiers(inSection: section).count))
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, at: position(of: beforeIdentifier))
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, at: position(of: afterIdentifier), after: 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    for section in Set(leaving.compactMap { sectionOfItem[$0] }) { items[section]?.removeAll(where: leaving.contains) }
    for item in leaving { sectionOfItem[item] = nil }
  }

  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    _ = position(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    _ = position(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = position(of: item) }
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = position(of: item) }
    reconfiguredItemIdentifiers += identifiers
  }

  public mutating func appendSections(_ ids: [SectionIdentifierType]) { insert(ids, at: sections.count) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(ofSection: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(ofSection: toIdentifier) + 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    deleteItems(identifiers.flatMap { items[$0] ?? [] })
    for section in identifiers { items[section] = nil }
    let leaving = Set(identifiers)
    sections.removeAll(where: leaving.contains)
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType) {
    sections.remove(at: index(ofSection: identifier))
    sections.insert(identifier, at: index(ofSection: other))
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType) {
    sections.remove(at: index(ofSection: identifier))
    sections.insert(identifier, at: index(ofSection: other) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = index(ofSection: section) }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at position: (section: SectionIdentifierType, index: Int), after items: Int = 0
  ) {
    for item in identifiers where sectionOfItem.updateValue(position.section, forKey: item) != nil {
      Precondition.fail("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
    }
    self.items[position.section]?.insert(contentsOf: identifiers, at: position.index + items)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for section in identifiers where items.updateValue([], forKey: section) != nil {
      Precondition.fail("Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\(section))}")
    }
    sections.insert(contentsOf: identifiers, at: index)
  }

  private func position(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else {
      missing("item", item)
    }
    return (section, index)
  }

  private func index(ofSection section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else { missing("section", section) }
    return index
  }

  private func missing(_ what: String, _ identifier: Any) -> Never {
    Precondition.fail("Invalid \(what) identifier specified: the snapshot does not contain \(identifier)")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
