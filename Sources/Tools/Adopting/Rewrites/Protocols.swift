extension AppSource {
  /// Gives the optional requirements of the app's own protocols a default, and limits these protocols to classes.
  mutating func giveDefaults() {
    var defaults: [Int: [String]] = [:]
    for index in tokens.indices where self[index] == "optional" {
      guard let scope = enclosing[index], self[scopes[scope].keyword] == "protocol" else { continue }
      replace(index..<index + 1)
      let requirement = index + 1..<requirementEnd(index + 1)
      let name = self[memberName(index)]
      guard let body = defaultBody(requirement) else {
        note(.remark, at: index, "\(name) is required now; an optional result would give it a default")
        continue
      }
      let isPublic = modifiers(of: scopes[scope].keyword).contains { self[$0] == "public" }
      defaults[scope, default: []].append((isPublic ? "public " : "") + flat(requirement) + body)
      note(.change, at: index, "the optional \(name) has a default")
    }
    for (index, scope) in scopes.enumerated() where self[scope.keyword] == "protocol" {
      if let members = defaults[index], partner[scope.open] != nil {
        insert(scope.close, after: "; extension \(name(of: index)) { \(members.joined(separator: "; ")) }")
      }
      if self[scope.nameEnd] == "{", modifiers(of: scope.keyword).contains(where: { self[$0] == "@objc" }) {
        insert(scope.nameEnd - 1, after: ": AnyObject")
      }
    }
  }

  /// Returns the index after the signature of a requirement: at the end of its line, or before braces.
  private func requirementEnd(_ start: Int) -> Int {
    end(from: start) { index in
      let isNew = index > start && places[index].line > places[index - 1].line
      return !["{", "}", ";", "optional"].contains(self[index])
        && (!isNew || [">", ":"].contains(self[index - 1]) || self[index] == "-")
    }
  }

  /// The body of a default; nil if there is none.
  private func defaultBody(_ requirement: Range<Int>) -> String? {
    if ["?", "!"].contains(self[requirement.upperBound - 1]) { return " { nil }" }
    let arrow = requirement.last { self[$0] == "-" && self[$0 + 1] == ">" } ?? requirement.upperBound
    let isVoid = ["", "Void", "()"].contains(flat(min(arrow + 2, requirement.upperBound)..<requirement.upperBound))
    return isVoid && requirement.contains { self[$0] == "func" } ? " {}" : nil
  }

  /// The text of tokens on one line, without comments.
  private func flat(_ range: Range<Int>) -> String {
    range.map { (areJoined($0 - 1, $0) || $0 == range.lowerBound ? "" : " ") + text(of: $0..<$0 + 1) }.joined()
  }
}
