import Foundation

/// The public symbols of a module, as `swift-symbolgraph-extract` writes them.
struct SymbolGraphs {
  private struct Graph: Decodable {
    let symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable {}
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
  }

  let module: String
  private let own: [Symbol]
  /// The symbols with which the module extends others.
  private let extensions: [(module: String, symbols: [Symbol])]

  init(_ module: String, folder: String) throws {
    func symbols(_ name: String) throws -> [Symbol] {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
        throw Failure("\(folder)/\(name) cannot be read")
      }
      return try JSONDecoder().decode(Graph.self, from: data).symbols
    }
    self.module = module
    own = try symbols("\(module).symbols.json")
    extensions = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap { name in
      guard let other = name.wholeMatch(of: /[^@]+@(.+)\.symbols\.json/)?.1 else { return nil }
      return (String(other), try symbols(name))
    }
  }

  /// What is public at the top of the module; else the types of other modules that it extends.
  private var names: [String] {
    let names = own.filter { $0.pathComponents.count == 1 }.map { $0.pathComponents[0] }
    if !names.isEmpty { return Set(names).sorted() }
    return extensions.flatMap { other, symbols in
      Set(symbols.filter { $0.pathComponents.count == 1 }.map { "\(other)/\($0.pathComponents[0])" }).sorted()
    }
  }

  /// What no topic of the article lists, and what has no comment and meets no requirement that has one.
  func problems(article: Page) throws -> [String] {
    guard !names.isEmpty else { return ["\(module) has no public names: nothing was checked"] }
    let text = try String(contentsOfFile: article.path, encoding: .utf8)
    var problems = names.filter { !text.contains("- ``\($0)``") }.map { "\(article.path): error: no topic has \($0)" }
    // The facades have names that Apple documents.
    if module.hasSuffix("Facade") { return problems }
    for symbol in own + extensions.flatMap(\.symbols) where symbol.docComment == nil {
      if ["swift.enum.case", "swift.extension"].contains(symbol.kind.identifier) { continue }
      let name = symbol.pathComponents.joined(separator: ".")
      problems.append("\(name): error: has no comment, and meets no requirement that has one")
    }
    return problems
  }
}
