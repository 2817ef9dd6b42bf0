/// A check that a batch fits the item counts before and after it; UIKit stops the program if it does not.
struct ItemUpdateCheck {
  let items: ItemUpdates.Edits<IndexPath>
  let sections: ItemUpdates.Edits<Int>
  let before: [Int]
  let after: [Int]

  func checkPaths() throws(ItemUpdates.Invalid) {
    for section in sections.deleted.sorted() { try check(section, "delete") }
    for section in sections.reloaded.sorted() { try check(section, "reload") }
    for (source, target) in sections.moved {
      try check(source, "move")
      try require(
        after.indices.contains(target),
        "attempt to move a section to section \(target) but there are only \(after.count) sections after")
    }
    for section in sections.inserted.sorted() {
      try require(
        after.indices.contains(section),
        "attempt to insert section \(section) but there are only \(after.count) sections after the update")
    }
    for path in items.deleted.sorted() {
      try check(path, "delete")
      let place = "the same index path (\(path.section) - \(path.item))"
      try require(!items.reloaded.contains(path), "attempt to delete and reload \(place)")
      try require(items.moved[path] == nil, "attempt to perform a delete and a move from \(place)")
    }
    for path in items.reloaded.sorted() { try check(path, "reload") }
    for (source, target) in items.moved {
      try check(source, "move")
      try check(target, "insert", comes: true)
      let place = "the same index path (\(target.section) - \(target.item))"
      try require(!items.inserted.contains(target), "attempt to perform an insert and a move to \(place)")
    }
    for path in items.inserted.sorted() { try check(path, "insert", comes: true) }
    let targets = Set(sections.moved.values).count + Set(items.moved.values).count
    try require(
      targets == sections.moved.count + items.moved.count, "attempt to perform two moves to the same index path")
  }

  private func check(_ section: Int, _ verb: String) throws(ItemUpdates.Invalid) {
    try require(
      before.indices.contains(section),
      "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update")
  }

  /// Checks that there is an item before the update, or after it for one that comes.
  private func check(_ path: IndexPath, _ verb: String, comes: Bool = false) throws(ItemUpdates.Invalid) {
    let (counts, time) = comes ? (after, "after") : (before, "before")
    // A malformed index path has no section or item, so the message shows 0.
    let (section, item) = (path.first ?? 0, path.count < 2 ? 0 : path[1])
    var words: String { "attempt to \(verb) item \(item) \(comes ? "into" : "from") section \(section)" }
    try require(
      path.count == 2 && counts.indices.contains(section),
      "\(words), but there are only \(counts.count) sections \(time) the update")
    let count = counts[section]
    try require(
      (0..<count).contains(item),
      comes
        ? "\(words), but there are only \(count) items in section \(section) after the update"
        : "\(words) which only contains \(count) items before the update")
  }

  func checkCounts(_ target: (Int) -> Int?) throws(ItemUpdates.Invalid) {
    let (inserted, deleted) = (sections.inserted.count, sections.deleted.count)
    try require(
      after.count == before.count + inserted - deleted,
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the"
        + " update (\(after.count)) must be equal to the number of sections contained in the collection view before"
        + " the update (\(before.count)), plus or minus the number of sections inserted or deleted"
        + " (\(inserted) inserted, \(deleted) deleted).")
    for section in before.indices where !sections.reloaded.contains(section) {
      guard let target = target(section), after.indices.contains(target) else { continue }
      let inserted = items.inserted.count { $0.section == target }
      let deleted = items.deleted.count { $0.section == section }
      let movedIn = items.moved.values.count { $0.section == target }
      let movedOut = items.moved.keys.count { $0.section == section }
      try require(
        after[target] == before[section] + inserted - deleted + movedIn - movedOut,
        "Invalid update: invalid number of items in section \(target). The number of items contained in an existing"
          + " section after the update (\(after[target])) must be equal to the number of items contained in that section"
          + " before the update (\(before[section])), plus or minus the number of items inserted or deleted from that"
          + " section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved into or"
          + " out of that section (\(movedIn) moved in, \(movedOut) moved out).")
    }
  }

  private func require(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(ItemUpdates.Invalid) {
    if !holds { throw ItemUpdates.Invalid(sentence: sentence()) }
  }
}
