import Foundation

/// A package whose files name blocks of the pages, as `Tests/ExamplePackages` has them.
enum PackageTemplate {
  /// Copies a folder, with each line such as `// block of README.md: name: "Shop"` replaced by the Swift blocks that hold
  /// these words.
  ///
  /// What a page installs from a host is the clone beside the copy.
  ///
  /// - Returns: A sentence for each block that no page has.
  static func copy(_ folder: String, to destination: String) throws -> [String] {
    let manager = FileManager.default
    var problems: [String] = []
    for name in try manager.subpathsOfDirectory(atPath: folder).sorted() where name.hasSuffix(".swift") {
      guard let data = manager.contents(atPath: "\(folder)/\(name)") else { continue }
      let copy = URL(fileURLWithPath: "\(destination)/\(name)")
      try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = try filled(String(decoding: data, as: UTF8.self), "\(folder)/\(name)", &problems)
      try Data(text.utf8).write(to: copy)
    }
    return problems
  }

  private static func filled(_ text: String, _ path: String, _ problems: inout [String]) throws -> String {
    var filled = ""
    for (index, line) in Matching.lines(text).enumerated() {
      guard let mark = line.wholeMatch(of: #/ *// block of ([^ :]+): (.+)/#) else {
        filled += line + "\n"
        continue
      }
      let blocks = try Page(String(mark.1)).blocks.filter { $0.language == "swift" }
        .map { $0.lines.map { $0 + "\n" }.joined() }.filter { $0.contains(mark.2) }
      if blocks.isEmpty { problems.append("\(path):\(index + 1): error: no block of \(mark.1) holds \(mark.2)") }
      filled += blocks.joined()
    }
    let installed = #/\.package\(url: "https://…/ScrollPhysics", from: "[0-9.]*"\)/#
    return filled.replacing(installed, with: ".package(path: \"../ScrollPhysics\")")
  }
}
