import Foundation

/// What Package.swift says, as far as it is text: `swift test` holds the lock of `swift package`.
struct Manifest {
  /// The floors from below, with their modules.
  let floors: [(name: String, modules: [String])]
  private let dependencies: [String: Set<String>]

  init(_ file: TextFile) {
    let text = file.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var dependencies: [String: Set<String>] = [:]
    for target in text.matches(of: /\.(?:executableT|t)arget\( ?name: "(\w+)", dependencies: \[([^\]]*)\]/) {
      dependencies[String(target.1), default: []].formUnion(Self.names(target.2))
    }
    // Dependencies that only some platforms have.
    for target in text.matches(of: /target\.name == "(\w+)" \{([^}]*)\}/) {
      dependencies[String(target.1), default: []].formUnion(Self.names(target.2))
    }
    self.dependencies = dependencies
    let table = text.firstMatch(of: /let floors = \[(.*?)\] for target/)?.1 ?? ""
    floors = table.matches(of: /\( ?"(\w+)", \[([^\]]*)\]/).map { (String($0.1), Self.names($0.2)) }
  }

  /// The targets that a target depends on.
  func dependencies(of target: String) -> Set<String> { dependencies[target] ?? [] }

  /// How many floors are below a module's own; nil for a module of the toolchain.
  func height(of module: String) -> Int? { floors.firstIndex { $0.modules.contains(module) } }

  private static func names(_ text: Substring) -> [String] { text.matches(of: /"(\w+)"/).map { String($0.1) } }
}
