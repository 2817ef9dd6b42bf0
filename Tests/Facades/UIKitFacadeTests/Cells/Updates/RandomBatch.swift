import Foundation
import TestSupport
import UIKitFacade

/// Data before and after a batch: each item is a number of its own.
struct RandomBatch {
  var before: [[Int]] = []
  var after: [[Int]] = []
  var changes: [ItemChange] = []
  /// The sections after that were there before.
  var kept: [Int] = []

  init(_ generator: inout SeededGenerator) {
    var name = 0
    func fresh(_ count: Int) -> [Int] {
      defer { name += count }
      return Array(name..<name + count)
    }
    before = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      fresh(Int.random(in: 0...8, using: &generator))
    }
    // Where sections go: those that stay fill what moved and inserted ones leave.
    var staying: [Int] = []
    var moving: [Int] = []
    for section in before.indices {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: changes.append(.deleteSection(section))
      case 1: moving.append(section)
      default: staying.append(section)
      }
    }
    let inserted = Int.random(in: 0...2, using: &generator)
    let total = staying.count + moving.count + inserted
    var free = Array((0..<total).shuffled(using: &generator))
    var sources: [Int: Int] = [:]
    for section in moving {
      let target = free.removeLast()
      sources[target] = section
      changes.append(.moveSection(section, target))
    }
    for _ in 0..<inserted { changes.append(.insertSection(free.removeLast())) }
    for (section, target) in zip(staying, free.sorted()) { sources[target] = section }
    kept = sources.keys.sorted()

    // Where their items go.
    var stayingItems: [Int: [Int]] = [:]
    var comingItems: [Int: [(name: Int, source: IndexPath?)]] = [:]
    for (target, source) in sources.sorted(by: { $0.key < $1.key }) {
      for (item, name) in before[source].enumerated() {
        let path = IndexPath(item: item, section: source)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: changes.append(.deleteItem(path))
        case 1: comingItems[kept.randomElement(using: &generator) ?? target, default: []].append((name, path))
        default: stayingItems[target, default: []].append(name)
        }
      }
      for name in fresh(Int.random(in: 0...2, using: &generator)) {
        comingItems[target, default: []].append((name, nil))
      }
    }
    after = (0..<total).map { target in
      if sources[target] == nil { return fresh(3) }
      let coming = comingItems[target] ?? []
      let staying = stayingItems[target] ?? []
      var slots = [Int?](repeating: nil, count: coming.count + staying.count)
      for (element, slot) in zip(coming, slots.indices.shuffled(using: &generator)) {
        slots[slot] = element.name
        let path = IndexPath(item: slot, section: target)
        changes.append(element.source.map { .moveItem($0, path) } ?? .insertItem(path))
      }
      var rest = staying[...]
      return slots.map { $0 ?? rest.popFirst() ?? -1 }
    }
    changes.shuffle(using: &generator)
  }
}

extension RandomBatch {
  /// Makes the changes in a view whose data source has already what is after them.
  @MainActor
  func make(in view: UICollectionView) {
    view.performBatchUpdates {
      for change in changes {
        switch change {
        case .insertItem(let path): view.insertItems(at: [path])
        case .deleteItem(let path): view.deleteItems(at: [path])
        case .reloadItem(let path): view.reloadItems(at: [path])
        case .moveItem(let source, let target): view.moveItem(at: source, to: target)
        case .insertSection(let section): view.insertSections(IndexSet(integer: section))
        case .deleteSection(let section): view.deleteSections(IndexSet(integer: section))
        case .reloadSection(let section): view.reloadSections(IndexSet(integer: section))
        case .moveSection(let source, let target): view.moveSection(source, toSection: target)
        }
      }
    }
  }
}
