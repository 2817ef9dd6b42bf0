extension AppSource {
  /// Leaves out previews: `#Preview`, and the types that are a `PreviewProvider`.
  mutating func leaveOutPreviews() {
    for index in tokens.indices where self[index] == "#Preview" {
      var end = end(from: index + 1) { self[$0] == "(" }
      // Closures with a label may follow the first.
      while self[end] == "{", let close = partner[end] {
        end = close + (self[close + 2] == ":" && self[close + 3] == "{" ? 3 : 1)
      }
      if self[end - 1] == "}" { leaveOut(modifiers(of: index).lowerBound..<end, "#Preview") }
    }
    for (index, scope) in scopes.enumerated() where partner[scope.open] != nil {
      if (scope.nameEnd..<scope.open).contains(where: { self[$0] == "PreviewProvider" }) {
        leaveOut(modifiers(of: scope.keyword).lowerBound..<scope.close + 1, name(of: index))
      }
    }
  }

  /// Leaves out the attributes that need Objective-C, and the program's entry.
  mutating func leaveOutObjectiveC() {
    for index in tokens.indices {
      switch self[index] {
      case "@objc":
        let close = self[index + 1] == "(" && areJoined(index, index + 1) ? partner[index + 1] : nil
        leaveOut(index..<(close ?? index) + 1, "@objc")
      case "@objcMembers", "@IBAction": leaveOut(index..<index + 1, self[index])
      case "@IBOutlet":
        leaveOut(index..<index + 1, "@IBOutlet, and private if it was: a test sets the property, because no nib does")
        let keyword = memberName(index) - 1
        for word in modifiers(of: keyword) where ["private", "fileprivate"].contains(self[word]) {
          replace(word..<end(from: word + 1) { self[$0] == "(" })
        }
      case "@main", "@UIApplicationMain": leaveOut(index..<index + 1, "\(self[index]): a test is its own program")
      default: break
      }
    }
  }
}
