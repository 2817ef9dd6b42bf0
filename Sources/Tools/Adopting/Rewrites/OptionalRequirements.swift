extension AppSource {
  /// The beginnings of the names of UIKit's optional requirements, which the facade's protocols have with defaults.
  private static let beginnings = [
    "scrollView", "viewForZooming", "collectionView", "tableView", "numberOfSections", "indexTitles",
    "sectionIndexTitles", "gestureRecognizer", "pageViewController", "presentation", "navigationController",
    "animationController", "interactionController",
  ]

  /// Calls optional requirements, `delegate?.scrollViewDidScroll?(view)`, as the ones with a default that they are.
  mutating func callOptionalRequirements(_ names: AppNames) {
    for index in tokens.indices where self[index] == "?" && self[index + 1] == "(" && self[index - 2] == "." {
      let name = self[index - 1]
      let isKnown = names.optionals.contains(name) || Self.beginnings.contains(where: name.hasPrefix)
      guard isKnown, !names.variables.contains(name), let close = partner[index + 1] else { continue }
      replace(index..<index + 1)
      // The result stays optional, by the receiver or by a cast.
      if self[index - 3] != "?" {
        insert(before: "(", receiver(of: index - 1))
        insert(close, after: " as Optional)")
      }
      note(.change, at: index, "\(name) has a default, so the call needs no ?")
    }
  }

  /// Returns the first token of the expression before the dot before a member.
  private func receiver(of member: Int) -> Int {
    var start = member
    for _ in 0..<Self.limit where self[start - 1] == "." {
      start -= 2
      while ["?", "!", ")", "]"].contains(self[start]) {
        if let open = partner[start] {
          if !areJoined(open - 1, open) || ["(", "["].contains(self[open - 1]) { return open }
          start = open - 1
        } else {
          start -= 1
        }
      }
    }
    return max(0, start)
  }
}
