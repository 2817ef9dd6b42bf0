import Foundation

/// Reports each broken constraint once on standard error.
@MainActor
enum BrokenConstraints {
  private static var reported: Set<String> = []

  static func report(_ constraint: NSLayoutConstraint) {
    let description = constraint.description
    if !reported.insert(description).inserted { return }
    let sentence =
      "Unable to simultaneously satisfy constraints: \(description) contradicts required constraints before it and was"
      + " broken. Give one of them a lower priority or deactivate it.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
  }
}
