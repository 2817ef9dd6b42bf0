import FeelTesting
import GestureReplay
import Scenes

/// The options that vary a scene before it runs, as audits do.
enum SceneVariants {
  static let options: [Usage.Option] = [
    .init(name: "mirrored", value: nil, help: "the scene read in the other direction"),
    .init(name: "transposed", value: nil, help: "the scene with rows for columns"),
    .init(name: "scale", value: "N", help: "so many pixels per point"),
    .init(name: "inset", value: "D", help: "D points more content inset before the content, and as much less after it"),
    .init(name: "items", value: "N", help: "only the first N items, or more of them"),
    .init(name: "length", value: "L", help: "bounds of L points along the scroll axis"),
  ]

  /// Returns the scene with the variants that the command line requests.
  static func apply(_ arguments: ParsedArguments, to scene: Scene) throws -> Scene {
    var variants: [(String, ViewVariant)] = []
    if let count = try arguments.wholeNumber("items", 0...10_000_000) { variants.append(("items", .itemCount(count))) }
    if let length = try arguments.number("length", 0...1e6) { variants.append(("length", .boundsLength(length))) }
    if let scale = try arguments.number("scale", 0.1...100) { variants.append(("scale", .displayScale(scale))) }
    if let shift = try arguments.number("inset", -1e6...1e6) { variants.append(("inset", .contentInset(shift))) }
    if arguments.has("mirrored") { variants.append(("mirrored", .mirrored)) }
    if arguments.has("transposed") { variants.append(("transposed", .transposed)) }
    var varied = scene
    for (name, variant) in variants {
      do {
        varied = try varied.variant(variant)
      } catch {
        throw UsageError("--\(name) does not go with this scene: \(error.description)")
      }
    }
    return varied
  }
}
