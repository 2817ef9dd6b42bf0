extension AppSource {
  /// Moves the members of extensions that override, or that a subclass overrides, into the bodies of their classes.
  static func moveMembers(in sources: inout [AppSource], _ names: AppNames) {
    // By the names of the classes.
    var members: [String: String] = [:]
    for index in sources.indices { sources[index].takeMembers(into: &members, names) }
    for (type, body) in names.classes {
      guard let text = members[type] else { continue }
      let source = sources[body.source]
      let brace = source.scopes[body.scope].close
      let place = source.places[brace]
      let back =
        "\n" + Adoption.location(source.path, line: place.line) + String(repeating: " ", count: place.column - 1)
      sources[body.source].insert(before: text + back, brace)
    }
  }

  private mutating func takeMembers(into members: inout [String: String], _ names: AppNames) {
    var end = 0
    for index in tokens.indices where index >= end && ["override", "func", "var"].contains(self[index]) {
      guard let scope = enclosing[index], self[scopes[scope].keyword] == "extension", let type = fullName(of: scope)
      else { continue }
      let name = self[memberName(index)]
      if self[index] != "override" && !names.overrides(name, of: type) { continue }
      end = self.end(from: index) { self[$0] != "{" && self[$0] != "}" }
      guard self[end] == "{", let close = partner[end] else { continue }
      end = close + 1
      if names.classes[type] == nil {
        note(.impossible, at: index, "override of \(name): no file declares the class \(type); adopt its file too")
        continue
      }
      let member = modifiers(of: index).lowerBound..<end
      members[type, default: ""] += moved(member, from: scope)
      replace(member)
      note(.change, at: member.lowerBound, "moved \(name) into the class \(type)")
    }
  }

  /// A member for another body: with its lines, and with what the extension gives to its members.
  private func moved(_ member: Range<Int>, from scope: Int) -> String {
    let own = member.prefix { self[$0] != "(" && self[$0] != "{" }.map { self[$0] }
    let hasAccess = own.contains { ["public", "open", "internal", "private", "fileprivate"].contains($0) }
    let shared = modifiers(of: scopes[scope].keyword).map { self[$0] }.filter {
      $0 == "@MainActor" || ($0 == "public" && !hasAccess)
    }
    let place = places[member.lowerBound]
    return "\n" + Adoption.location(path, line: place.line) + shared.map { $0 + " " }.joined()
      + String(repeating: " ", count: place.column - 1) + text(of: member)
  }
}
