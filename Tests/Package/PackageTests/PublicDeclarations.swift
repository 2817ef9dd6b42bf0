import Foundation

/// The public surface of every library as text, a line for each declaration with its file.
enum PublicDeclarations {
  static let list = ".ci/surface.txt"

  /// A declaration with the name of its file, and where it is.
  struct Line {
    let text: String
    let place: String
  }

  /// The lines of a repository's libraries, in the order of modules and files.
  static func lines(of repository: Repository) throws -> [Line] {
    let manifest = try repository["Package.swift"].text
    let libraries = Set(manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) })
    let modules = Module.all(of: repository).filter { libraries.contains($0.name) }
    return modules.sorted { $0.name < $1.name }.flatMap { module in
      module.files.flatMap { file in
        let name = file.path.split(separator: "/").dropFirst(2).joined(separator: "/")
        return declarations(of: file).map { Line(text: "\(name): \($0.text)", place: "\(file.path):\($0.line)") }
      }
    }
  }

  /// The public declarations of a file; what a public protocol requires is public too.
  static func declarations(of file: TextFile) -> [(line: Int, text: String)] {
    guard file.text.holds("public ") || file.text.holds("open ") else { return [] }
    var declarations: [(line: Int, text: String)] = []
    // The indent of the public protocol in which the line is.
    var requirements: Int?
    for (index, line) in file.lines.enumerated()
    where requirements != nil || line.holds("public ") || line.holds("open ") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("//") { continue }
      let indent = line.utf8.count - text.utf8.count
      // It ends at a brace of its own indent.
      if let outer = requirements, indent <= outer, text.hasPrefix("}") { requirements = nil }
      if isPublic(text) || (requirements != nil && text.prefixMatch(of: requirement) != nil) {
        declarations.append((index + 1, text.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)))
      }
      // A member on the line of its public type or of an extension.
      if isPublic(text) || text.hasPrefix("extension "), let brace = text.firstIndex(of: "{"),
        case let member = text[brace...].dropFirst(2), isPublic(member)
      {
        declarations.append((index + 1, member.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)))
      }
      if text.prefixMatch(of: publicProtocol) != nil { requirements = indent }
    }
    return declarations
  }

  private static func isPublic(_ text: Substring) -> Bool {
    guard text.hasPrefix("@") else {
      let rest = text.dropFirst(text.hasPrefix("public ") ? 7 : text.hasPrefix("open ") ? 5 : text.count)
      return rest.first.map { "a"..."z" ~= $0 } ?? false
    }
    return text.prefixMatch(of: /(?:@[A-Za-z]+(?:\([^)]*\))? +)*(?:public|open) [a-z]/) != nil
  }

  private static var publicProtocol: Regex<Substring> { #/(?:@[A-Za-z]+ +)*public protocol /# }

  private static var requirement: Regex<Substring> {
    /(?:mutating |static )*(?:var|func|init|associatedtype|subscript)/
  }

  /// A sentence for each line that only one of two lists has.
  static func findings(_ now: [Line], recorded: TextFile) -> [String] {
    let hint = "look at it, and record it with SCROLLSIM_RECORD=all swift test --filter PublicDeclarationTests"
    return now.map(\.text).difference(from: recorded.lines).map { change in
      switch change {
      case .insert(let index, let line, _): "\(now[index].place): \(line) is new: \(hint)"
      case .remove(let index, let line, _): recorded.finding(index + 1, "\(line) is no longer declared: \(hint)")
      }
    }
  }
}
