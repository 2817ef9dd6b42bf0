/// The options that vary a scene before it runs, as audits do.
package enum SceneVariants {
  static let options: [Usage.Option] = [
    .init("mirrored", nil, "reverse the reading direction of the scene"),
    .init("transposed", nil, "turn rows into columns, and columns into rows"),
    .init("scale", "N", "use N pixels per point"),
    .init("inset", "D", "add D points to the content inset before the content, and take them from the one after it"),
    .init("items", "N", "use N items: the first ones, or more with the same sizes"),
    .init("length", "L", "make the bounds L points long along the scroll axis"),
  ]

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
      varied = try UsageError.about("--\(name) cannot be used with this scene: ") { () throws(VariantError) in
        try varied.variant(variant)
      }
    }
    return varied
  }

  package static func text(_ variant: ViewVariant) -> String {
    switch variant {
    case .contentInset(let shift): "--inset \(JSONText.number(shift))"
    case .displayScale(let scale): "--scale \(JSONText.number(scale))"
    case .mirrored: "--mirrored"
    case .transposed: "--transposed"
    case .itemCount(let count): "--items \(count)"
    case .boundsLength(let length): "--length \(JSONText.number(length))"
    }
  }
}
