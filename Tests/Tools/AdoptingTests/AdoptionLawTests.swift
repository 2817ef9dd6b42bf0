import Foundation
import TestSupport
import Testing

@testable import Adopting

@Suite("Laws of adopted files")
struct AdoptionLawTests {
  private static func files(_ folder: String) -> [(path: String, text: String)] {
    let url = FixturePath.package.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      (try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)).map { ("\(folder)/\(name)", $0) }
    }
  }

  static let app = files("Tests/Facades/AdoptedExampleTests/App")

  /// The lines of an adopted text with the place of each in the app's files: a second way to read `#sourceLocation`.
  private func placed(_ text: String) -> [(path: String, line: Int, text: Substring)] {
    var (path, line) = ("", 0)
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { row in
      if let location = row.wholeMatch(of: /#sourceLocation\(file: "(.*)", line: (\d+)\)/) {
        (path, line) = (String(location.1), Int(location.2) ?? 0)
        return nil
      }
      defer { line += 1 }
      return (path, line, row)
    }
  }

  @Test("A file that compiles without Objective-C stays as it is after the first line")
  func unchanged() {
    let files = ["UIKitExamples", "SwiftUIExamples"].flatMap { Self.files("Tests/Facades/\($0)") }
    #expect(files.count > 50)
    for (path, text) in files where !text.contains("PreviewProvider") {
      let adoption = Adoption(of: [(path, text)])
      #expect(adoption.texts == ["#sourceLocation(file: \"\(path)\", line: 1)\n" + text])
      #expect(adoption.findings.allSatisfy { $0.kind == .remark }, "\(adoption.findings.map { $0.description() })")
    }
  }

  @Test(
    "Every line of an adopted file names the line of the app that it was, and white space replaces what is left out")
  func lines() throws {
    let adoption = Adoption(of: Self.app)
    let sources = Dictionary(uniqueKeysWithValues: Self.app.map { ($0.path, $0.text.components(separatedBy: "\n")) })
    var kept = 0
    for text in adoption.texts {
      for (path, line, row) in placed(text) where row.contains(where: { !$0.isWhitespace }) {
        let original = try #require(sources[path]?[line - 1])
        // What a rewrite adds is longer than the line; all other bytes stay in their columns.
        if row.utf8.count > original.utf8.count || row.contains("Selector(\"") { continue }
        for (now, before) in zip(row.utf8, original.utf8) where now != before {
          #expect(now == UInt8(ascii: " "), "\(path):\(line): \(row) instead of \(original)")
        }
        kept += 1
      }
    }
    #expect(kept > 800)
  }

  /// Declarations that an app may have, in any order.
  private func declarations(using generator: inout SeededGenerator) -> String {
    let members = [
      "@objc func a() {}", "@objc(b:) private func b(_ c: Int) {}", "@IBOutlet private weak var d: UIView!",
      "override func e() {\n    super.e()\n  }", "func f() { g?.scrollViewDidScroll?(h) }",
      "let i = #selector(a)", "@objc override var j: Int { 1 }", "/* k */ let l = /m\"n/", "let o = \"\\(p(\"}\"))\"",
      "@available(iOS 17, *) public override func q() {}", "static func r() { if let s = t.tableView?(u) {} }",
    ]
    let heads = [
      "class A: B", "extension A", "public extension A", "class C: A", "struct S: PreviewProvider", "extension D",
    ]
    return (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      let body = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        "  \(members.randomElement(using: &generator) ?? "")\n"
      }
      return "\(heads.randomElement(using: &generator) ?? "") {\n\(body.joined())}\n"
    }.joined() + "@objc protocol P { @objc optional func a(_ b: Int) }\n#Preview { C() }\n"
  }

  @Test("Adopting adopted files changes nothing")
  func twice() {
    var generator = SeededGenerator(seed: 5)
    let texts = Adoption(of: Self.app).texts
    #expect(Adoption(of: zip(Self.app, texts).map { ($0.path, $1) }).texts == texts)
    for _ in 0..<sweepCount(2000, oneIn: 48) {
      let files = ["A.swift", "B.swift"].map { ($0, declarations(using: &generator)) }
      let once = Adoption(of: files).texts
      #expect(Adoption(of: zip(files, once).map { ($0.0, $1) }).texts == once, "\(files)")
    }
  }

  @Test("Whatever a file is, its lines are no more than before")
  func anything() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<sweepCount(3000, oneIn: 48) {
      let text = RandomSource.text(Int.random(in: 0...50, using: &generator), using: &generator)
      let rows = placed(Adoption(of: [("A.swift", text)]).texts[0])
      #expect(rows.map(\.line).max() ?? 0 <= text.utf8.count { $0 == 0x0A } + 1, "\(text.debugDescription)")
    }
  }

  @Test("The order of the files changes nothing but the order of the results")
  func order() {
    let (forth, back) = (Adoption(of: Self.app), Adoption(of: Self.app.reversed()))
    #expect(forth.texts == back.texts.reversed())
    #expect(Set(forth.findings.map { $0.description() }) == Set(back.findings.map { $0.description() }))
  }

  @Test(
    "Long and deep texts take a time that grows with their length",
    arguments: [
      "{", "(", "class A{", "class A: A {", "override ", "extension A { override ", "#selector(", "#selector(a) ",
      "a.scrollViewA?().", "\"\\(", "/*", "/\\", "####", "@objc(", "optional ", "protocol P{optional func f() ", "A.",
      "#Preview{", "struct A: PreviewProvider{", "private ", "func a{", "class A: B { override func a() {} }\n",
    ])
  func hostile(piece: String) {
    // A quadratic search would take minutes.
    let text = String(repeating: piece, count: sweepCount(1 << 20, oneIn: 50) / piece.utf8.count)
    #expect(Adoption(of: [("A.swift", text), ("B.swift", "class A {}")]).texts.count == 2)
  }
}
