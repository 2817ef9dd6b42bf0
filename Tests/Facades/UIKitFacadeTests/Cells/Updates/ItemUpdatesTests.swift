import Foundation
import TestSupport
import Testing
import UIKitFacade

@Suite("Index paths across a batch of updates")
struct ItemUpdatesTests {
  @Test("Every item keeps its identity through a batch, in both directions")
  func rebuilt() throws {
    var generator = SeededGenerator(seed: 11)
    var wrong: [String] = []
    for number in 0..<sweepCount(2000) {
      let batch = RandomBatch(&generator)
      let updates = try ItemUpdates(batch.changes, before: batch.before.map(\.count), after: batch.after.map(\.count))
      var places: [Int: IndexPath] = [:]
      for (section, items) in batch.after.enumerated() {
        for (item, name) in items.enumerated() { places[name] = IndexPath(item: item, section: section) }
      }
      for (section, items) in batch.before.enumerated() {
        for (item, name) in items.enumerated() {
          let path = IndexPath(item: item, section: section)
          if updates.item(after: path) != places[name] { wrong.append("\(number): \(path)") }
          guard let place = places.removeValue(forKey: name) else { continue }
          if updates.item(before: place) != path { wrong.append("\(number): back from \(place)") }
        }
      }
      // The remaining items were inserted.
      for place in places.values where updates.item(before: place) != nil { wrong.append("\(number): new \(place)") }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
  }

  @Test("A batch with inconsistent counts is an error")
  func counts() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<sweepCount(300) {
      let batch = RandomBatch(&generator)
      var after = batch.after.map(\.count)
      guard let section = batch.kept.randomElement(using: &generator) else { continue }
      after[section] += 1
      let error = #expect(throws: ItemUpdates.Invalid.self) {
        try ItemUpdates(batch.changes, before: batch.before.map(\.count), after: after)
      }
      #expect(error?.sentence.hasPrefix("Invalid update: invalid number of items in section \(section).") == true)
    }
  }

  @Test(
    "Errors have UIKit's words",
    arguments: [
      ([.deleteItem(path(5))], [5], [4], "attempt to delete item 5 from section 0 which only contains 5 items before"),
      (
        [.deleteItem(path(0, 3))], [5], [5],
        "attempt to delete item 0 from section 3, but there are only 1 sections before the update"
      ),
      (
        [.insertItem(path(7))], [5], [6],
        "attempt to insert item 7 into section 0, but there are only 6 items in section 0 after the update"
      ),
      (
        [.insertItem(path(0, 2))], [5], [5],
        "attempt to insert item 0 into section 2, but there are only 1 sections after the update"
      ),
      (
        [.deleteSection(1)], [5], [],
        "attempt to delete section 1, but there are only 1 sections before the update"
      ),
      (
        [.insertSection(2)], [5], [5, 1],
        "attempt to insert section 2 but there are only 2 sections after the update"
      ),
      (
        [.deleteItem(path(1)), .reloadItem(path(1))], [5], [4],
        "attempt to delete and reload the same index path (0 - 1)"
      ),
      (
        [.moveItem(path(0), path(1)), .moveItem(path(2), path(1))], [5], [5],
        "attempt to perform two moves to the same index path"
      ),
      (
        [.moveSection(0, 1), .moveSection(2, 1)], [1, 1, 1], [1, 1, 1],
        "attempt to perform two moves to the same index path"
      ),
      (
        [.insertSection(1)], [5], [5, 1, 1],
        "Invalid update: invalid number of sections. The number of sections contained in the collection view after the"
          + " update (3) must be equal to the number of sections contained in the collection view before the update"
          + " (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
      ),
      (
        [.insertItem(path(0)), .deleteItem(path(2))], [5], [6],
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section"
          + " after the update (6) must be equal to the number of items contained in that section before the update"
          + " (5), plus or minus the number of items inserted or deleted from that section (1 inserted, 1 deleted) and"
          + " plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
      ),
    ] as [([ItemChange], [Int], [Int], String)])
  func sentences(changes: [ItemChange], before: [Int], after: [Int], sentence: String) {
    let error = #expect(throws: ItemUpdates.Invalid.self) {
      try ItemUpdates(changes, before: before, after: after)
    }
    #expect(error?.sentence.hasPrefix(sentence) == true, "\(error?.sentence ?? "")")
  }

  @Test("A reloaded item keeps its position and is a new item")
  func reload() throws {
    let updates = try ItemUpdates(
      [.reloadItem(Self.path(1)), .insertItem(Self.path(0)), .reloadSection(1)], before: [3, 2], after: [4, 7])
    #expect(updates.item(after: Self.path(1)) == nil && updates.path(after: Self.path(1)) == Self.path(2))
    #expect(updates.item(before: Self.path(2)) == nil && updates.item(after: Self.path(2)) == Self.path(3))
    #expect(updates.item(after: Self.path(0, 1)) == nil && updates.section(after: 1) == 1)
  }

  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
}
