import Foundation
import TestSupport

/// A file under `Tests/Facades/UIKitProbes`: it uses one of UIKit's names as an app's file does, and says in its first lines how
/// many of the counted files use it and what of it is there.
struct SurfaceProbe: Sendable {
  enum Verdict: Equatable, Sendable {
    case supported
    case partly(String)
    case notPossible(String)
  }

  /// A file whose first lines are not what they should be.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  let path: String
  let name: String
  let files: Int
  let verdict: Verdict
  /// A warning of the toolchain's, and not of the facade's, that the file gets in Swift 5 mode.
  let warning: String?

  init(path: String) throws {
    self.path = path
    var fields: [String: String] = [:]
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      guard line.hasPrefix("// ") else { break }
      guard let colon = line.range(of: ": ") else { continue }
      fields[String(line[..<colon.lowerBound].dropFirst(3))] = String(line[colon.upperBound...])
    }
    guard let name = fields["name"], let files = fields["files"].flatMap({ Int($0) }), files > 0 else {
      throw Malformed(description: "\(path) must begin with \"// name: …\" and \"// files: …\", a whole number above 0")
    }
    (self.name, self.files, warning) = (name, files, fields["warns"])
    switch (fields["partly"], fields["not possible"]) {
    case (nil, nil): verdict = .supported
    case (let words?, nil): verdict = .partly(words)
    case (nil, let words?): verdict = .notPossible(words)
    case (_?, _?): throw Malformed(description: "\(path) says both \"partly\" and \"not possible\"")
    }
  }

  var isPossible: Bool {
    if case .notPossible = verdict { false } else { true }
  }

  /// All of them, the most used first.
  static func all() throws -> [SurfaceProbe] {
    let folder = FixturePath.package.appendingPathComponent("Tests/Facades/UIKitProbes").path
    let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }
    return try files.map { try SurfaceProbe(path: "\(folder)/\($0)") }
      .sorted { ($1.files, $0.name) < ($0.files, $1.name) }
  }
}
