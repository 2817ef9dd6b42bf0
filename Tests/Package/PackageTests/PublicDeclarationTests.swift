import Foundation
import TestSupport
import Testing

@Suite("The public surface")
struct PublicDeclarationTests {
  @Test("It has the declarations of .ci/surface.txt, which reviews show")
  func surface() throws {
    let lines = try PublicDeclarations.lines(of: .clone)
    #expect(lines.count > 2000)
    if ProcessInfo.processInfo.environment["SCROLLSIM_RECORD"] == "all" {
      let text = lines.map { $0.text + "\n" }.joined()
      try Data(text.utf8).write(to: FixturePath.package.appendingPathComponent(PublicDeclarations.list))
    }
    let recorded = try #require(Repository.text(PublicDeclarations.list))
    expectNone(PublicDeclarations.findings(lines, recorded: TextFile(PublicDeclarations.list, recorded)))
  }

  @Test("Declarations and requirements of public protocols are public, and nothing else")
  func declarations() throws {
    let source = """
      /// public struct None
      struct Own { public var a: Int { 1 } }
      @MainActor public final class View {
        @available(iOS 17, *) public init() {}
        open func draw(
        func own() {}
      }
      @MainActor public protocol Rule<Item>: Sendable {
        associatedtype Item
        mutating func move() { }
      }
      extension Rule { func own() {} }
      extension Rule { public func other() {} }
      public func one() { open() }
      """
    #expect(
      PublicDeclarations.declarations(of: TextFile("A.swift", source)).map(\.text) == [
        "@MainActor public final class View", "@available(iOS 17, *) public init()", "open func draw(",
        "@MainActor public protocol Rule<Item>: Sendable", "associatedtype Item", "mutating func move()",
        "public func other()", "public func one()",
      ])
  }

  @Test("A new declaration is found, and one that is gone")
  func findings() {
    let findings = PublicDeclarations.findings(
      ["A: a", "A: c"].map { PublicDeclarations.Line(text: $0, place: "A:1") },
      recorded: TextFile("list", "A: a\nA: b\n"))
    #expect(findings.count == 2)
    #expect(findings[0].hasPrefix("list:2: A: b is no longer declared"))
    #expect(findings[1].hasPrefix("A:1: A: c is new"))
  }
}
