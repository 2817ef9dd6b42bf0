import Foundation
import Testing
import UIKitFacade

@Suite("Recorded errors of updates") @MainActor
struct RecordedErrorTests {
  private typealias Case = (changes: [ItemChange], before: [Int], after: [Int])

  private static let cases: [Case] = [
    ([.deleteSection(2)], [1, 1], [1]), ([.deleteSection(-1)], [1, 1], [1]), ([.reloadSection(2)], [1, 1], [1, 1]),
    ([.moveSection(3, 0)], [1, 1], [1, 1]), ([.moveSection(0, 2)], [1, 1], [1, 1]),
    ([.moveSection(0, -1)], [1, 1], [1, 1]), ([.insertSection(4)], [1], [1, 1]), ([.insertSection(-1)], [1], [1, 1]),
    ([.deleteItem([0, 3])], [3], [2]), ([.deleteItem([0, -1])], [3], [2]), ([.deleteItem([1, 0])], [3], [3]),
    ([.deleteItem([-1, 0])], [3], [3]), ([.deleteItem([0])], [3], [3]), ([.deleteItem([])], [3], [3]),
    ([.deleteItem([0, 1, 2])], [3], [3]), ([.reloadItem([0, 3])], [3], [3]), ([.reloadItem([2, 0])], [3], [3]),
    ([.moveItem([0, 3], [0, 0])], [3], [3]), ([.moveItem([1, 3], [0, 0])], [3], [3]),
    ([.moveItem([0, 0], [0, 3])], [3], [3]), ([.moveItem([0, 0], [1, 0])], [3], [3]),
    ([.insertItem([0, 4])], [3], [4]), ([.insertItem([0, -1])], [3], [4]), ([.insertItem([1, 0])], [3], [3]),
    ([.insertItem([0])], [3], [3]), ([.insertItem([])], [3], [3]),
    ([.deleteItem([0, 1]), .reloadItem([0, 1])], [3], [2]),
    ([.deleteItem([0, 1]), .moveItem([0, 1], [0, 0])], [3], [2]),
    ([.insertItem([0, 1]), .moveItem([0, 0], [0, 1])], [3], [4]),
    ([], [3], [3, 1]), ([.insertSection(0), .deleteSection(0)], [3], [3, 3]), ([.deleteSection(0)], [3, 1], [3, 1]),
    ([], [3], [4]), ([.insertItem([0, 0])], [3], [3]), ([.deleteItem([0, 0])], [3], [3]),
    ([.moveItem([0, 0], [1, 0])], [3, 2], [3, 2]), ([.moveItem([0, 0], [1, 0])], [3, 2], [2, 2]),
    ([.insertItem([1, 0]), .deleteItem([1, 1]), .moveItem([0, 0], [1, 1])], [3, 2], [2, 5]),
    ([.moveSection(0, 1)], [3, 2], [3, 2]), ([.insertSection(0)], [3], [1, 4]), ([.reloadSection(0)], [3, 2], [9, 3]),
  ]

  @Test("Each inconsistent batch has the recorded sentence, and each consistent one has none")
  @MainActor func sentences() throws {
    let scene = RecordedScene()
    for (changes, before, after) in Self.cases {
      var said = "accepted"
      do throws(ItemUpdates.Invalid) {
        _ = try ItemUpdates(changes, before: before, after: after)
      } catch {
        said = error.sentence
      }
      scene.note("\(changes.map(text)) from \(before) to \(after)", [said])
    }
    for (changes, before, after) in [
      ([.reloadSection(0)], [3, 2], [9, 2]), ([.moveSection(0, 1)], [3, 2], [2, 3]),
      ([.deleteItem([0, 0]), .insertItem([0, 2])], [3], [3]), ([.moveItem([0, 0], [1, 2])], [3, 2], [2, 3]),
    ] as [Case] {
      #expect(throws: Never.self) { try ItemUpdates(changes, before: before, after: after) }
    }
    #expect(try scene.difference(from: "update-errors") == nil)
  }

  private func text(_ change: ItemChange) -> String {
    switch change {
    case .insertItem(let path): "insert \(RecordedScene.text(path))"
    case .deleteItem(let path): "delete \(RecordedScene.text(path))"
    case .reloadItem(let path): "reload \(RecordedScene.text(path))"
    case .moveItem(let source, let target): "move \(RecordedScene.text(source)) to \(RecordedScene.text(target))"
    case .insertSection(let section): "insert section \(section)"
    case .deleteSection(let section): "delete section \(section)"
    case .reloadSection(let section): "reload section \(section)"
    case .moveSection(let source, let target): "move section \(source) to \(target)"
    }
  }
}
