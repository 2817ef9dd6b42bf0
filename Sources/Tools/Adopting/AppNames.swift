/// What the files of an app declare for each other.
struct AppNames {
  /// The classes by their full names, each with its source and its scope.
  private(set) var classes: [String: (source: Int, scope: Int)] = [:]
  private var superclasses: [String: String] = [:]
  /// The names that the subclasses of a class override.
  private var overridden: [String: Set<String>] = [:]
  /// The optional requirements of the app's own protocols, and the names of all variables.
  private(set) var optionals: Set<String> = []
  private(set) var variables: Set<String> = []

  init(of sources: [AppSource]) {
    for (number, source) in sources.enumerated() {
      for (index, scope) in source.scopes.enumerated() where source[scope.keyword] == "class" {
        guard let name = source.fullName(of: index), source.partner[scope.open] != nil else { continue }
        classes[name] = (number, index)
        if source[scope.nameEnd] == ":" { superclasses[name] = source[scope.nameEnd + 1] }
      }
    }
    for source in sources {
      for index in source.tokens.indices {
        switch source[index] {
        case "var", "let": variables.insert(source[index + 1])
        case "optional": optionals.insert(source[source.memberName(index)])
        case "override":
          var type = source.enclosing[index].flatMap(source.fullName).flatMap { superclasses[$0] }
          for _ in 0..<AppSource.limit {
            guard let next = type else { break }
            overridden[next, default: []].insert(source[source.memberName(index)])
            type = superclasses[next]
          }
        default: break
        }
      }
    }
  }

  func overrides(_ member: String, of type: String) -> Bool { overridden[type]?.contains(member) ?? false }
}

extension AppSource {
  /// Returns the index of the name of the member that is declared from a modifier or keyword on.
  func memberName(_ index: Int) -> Int {
    let keyword = end(from: index) {
      !["func", "var", "init", "subscript", "{", "}"].contains(self[$0]) && $0 < index + Self.limit
    }
    return ["func", "var"].contains(self[keyword]) ? keyword + 1 : keyword
  }
}
