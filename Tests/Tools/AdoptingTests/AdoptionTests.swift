import Foundation
import TestSupport
import Testing

@testable import Adopting

/// As many bytes of white space, in the same lines.
private func white(_ text: String) -> String {
  String(decoding: text.utf8.map { $0 == 0x0A ? $0 : 0x20 }, as: UTF8.self)
}

@Suite("Rewrites of app files")
struct AdoptionTests {
  /// The text of one file without its first line, and what is said about it.
  private func adopt(_ text: String) -> (text: String, said: [String]) {
    let adoption = Adoption(of: [("A.swift", text)])
    let rest = adoption.texts[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last
    return (String(rest ?? ""), adoption.findings.map { $0.description() })
  }

  @Test(
    "Attributes and previews become white space",
    arguments: [
      ("@objc func a() {}", "      func a() {}"), ("@objc(ab) class A {}", "          class A {}"),
      ("@objcMembers class A {}", "             class A {}"), ("@main class A {}", "      class A {}"),
      ("@IBOutlet private(set) weak var a: B!", "                       weak var a: B!"),
      ("@IBAction func a() {}", "          func a() {}"), ("@IBInspectable var a = 1", "@IBInspectable var a = 1"),
      ("a\n#Preview { B() }\nc", "a\n" + white("#Preview { B() }") + "\nc"),
      (
        "@available(iOS 17, *)\n#Preview(\"é\", traits: .a) {\n  B() // }\n}\nc",
        white("@available(iOS 17, *)\n#Preview(\"é\", traits: .a) {\n  B() // }\n}\n") + "c"
      ),
      ("#Preview(as: .small) { A() } timeline: { b } c", white("#Preview(as: .small) { A() } timeline: { b } ") + "c"),
      ("struct A_Previews: PreviewProvider { }\nb", white("struct A_Previews: PreviewProvider { }") + "\nb"),
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit" + white(".UIGestureRecognizerSubclass")),
      ("import Darwin\na", "             \na"), ("\u{FEFF}import UIKit", "import UIKit"), ("", ""), ("// a", "// a"),
      ("import Foundation\nimport UIKit", white("import Foundation\n") + "import UIKit"),
      (
        "@preconcurrency import Dispatch; import SwiftUI", white("@preconcurrency import Dispatch") + "; import SwiftUI"
      ),
      ("import Foundation", "import Foundation"),
      ("import struct Foundation.Date\nimport UIKit", "import struct Foundation.Date\nimport UIKit"),
      ("a(deadline: DispatchTime.now() + 1)", "a(deadline: " + white("DispatchTime") + ".now() + 1)"),
      ("a(time: DispatchTime.now())", "a(time: DispatchTime.now())"),
      ("\"@objc \\(a) #Preview {\"", "\"@objc \\(a) #Preview {\""), ("/* @objc */ a", "/* @objc */ a"),
    ])
  func blank(source: String, result: String) {
    #expect(adopt(source).text == result)
  }

  @Test(
    "A selector calls the method of its type",
    arguments: [
      ("#selector(a)", "Selector(\"a\", P.Q.a)"), ("#selector(a(_:))", "Selector(\"a\", P.Q.a(_:))"),
      ("#selector(self.a(b:for:))", "Selector(\"a\", P.Q.a(b:for:))"), ("#selector(Self.a)", "Selector(\"a\", P.Q.a)"),
      ("#selector(R.S.a)", "Selector(\"a\", R.S.a)"), ("#selector((a as (P) -> () -> Void))", "Selector(\"a\", P.Q.a)"),
      ("#selector(a(_:) as (P) -> (B) -> C)", "Selector(\"a\", P.Q.a(_:))"),
    ])
  func selectors(source: String, result: String) {
    let words = adopt("extension P.Q { let a = \(source) ; b }").text.split(separator: " ").joined(separator: " ")
    #expect(words == "extension P.Q { let a = \(result) ; b }")
    #expect(adopt("extension P.Q { let a = [\(source), \(source)] }").said.count == 2)
    // As many lines, also where the selector has several.
    let broken = adopt("class A {\n  let a = #selector(\n    A.b\n  )\n  let c = 1\n}").text.components(
      separatedBy: "\n")
    #expect(broken.count == 6 && broken[1].contains("Selector(\"b\", A.b)") && broken[4] == "  let c = 1")
  }

  @Test(
    "What cannot be adopted is named with its place, and stays",
    arguments: [
      ("class A { let a = #selector(getter: b) }", "A.swift:1:19: cannot adopt #selector(getter: b): only a method"),
      ("class A { let a = #selector(b.c) }", "A.swift:1:19: cannot adopt #selector(b.c): only a method"),
      ("let a = #selector(b)", "A.swift:1:9: cannot adopt #selector(b): only a method"),
      ("a\n  view.observe(\\.bounds) { _ in }", "A.swift:2:8: cannot adopt observe: there is no key-value observing"),
      ("let a = #keyPath(A.b)", "A.swift:1:9: cannot adopt #keyPath: there is no key-value coding"),
      (
        "extension B { override func a() {} }", "A.swift:1:15: cannot adopt override of a: no file declares the class B"
      ),
      ("class A { @NSManaged var a: Int }", "A.swift:1:11: cannot adopt @NSManaged: there is no Core Data"),
    ])
  func impossible(source: String, sentence: String) {
    let (text, said) = adopt(source)
    #expect(text == source && said.count == 1 && said.first?.hasPrefix(sentence) == true, "\(said)")
    #expect(Adoption(of: [("A.swift", source)]).findings.first?.kind == .impossible)
    #expect(
      Adoption(of: [("A.swift", source)]).findings.first?.description(as: "error: ").contains(": error: cannot adopt ")
        == true)
  }

  @Test("A framework of Apple's is named, because a package may have a target of its name")
  func frameworks() {
    let adoption = Adoption(of: [("A.swift", "import UIKit\nimport Combine\nimport class Snapping.SnapPoints")])
    #expect(
      adoption.findings.map { $0.description() } == [
        "A.swift:2:1: there is no Combine here; add a target of this name, with what the file uses"
      ])
    #expect(adoption.findings.map(\.kind) == [.remark])
  }

  @Test("The import of Combine goes if SwiftUI has all that the file uses of it")
  func combine() {
    for imports in ["import Combine\nimport SwiftUI\n", "import SwiftUI\nimport Combine\n"] {
      let timer = "let c: Publishers.Autoconnect<Timer.TimerPublisher>"
      let (text, said) = adopt(imports + "class A: ObservableObject { @Published var b = 0; \(timer) }")
      #expect(!text.contains("import Combine") && text.contains("import SwiftUI") && said.count == 1, "\(said)")
      for name in [
        "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "Future", "Just", "PassthroughSubject",
        "Publisher", "x.sink",
      ] {
        let source = imports + "class A { let a = \(name)(b) }"
        #expect(adopt(source).text == source, "\(name)")
      }
    }
  }

  @Test(
    "An optional requirement is called without ?, and the result stays optional",
    arguments: [
      ("a?.scrollViewDidScroll?(b)", "a?.scrollViewDidScroll (b)"),
      ("if let c = a.viewForZooming?(in: b) {}", "if let c = (a.viewForZooming (in: b) as Optional) {}"),
      ("a.b(c)[d].tableView?(e) ?? f", "(a.b(c)[d].tableView (e) as Optional) ?? f"),
      ("return (a as! B).collectionView?(c)!", "return ((a as! B).collectionView (c) as Optional)!"),
      ("a.b!.scrollViewDidScroll?(c)", "(a.b!.scrollViewDidScroll (c) as Optional)"),
      ("a.onTap?(b)", "a.onTap?(b)"), ("completion?(b)", "completion?(b)"),
      ("var scrollViewEnds: A?; a.scrollViewEnds?(b)", "var scrollViewEnds: A?; a.scrollViewEnds?(b)"),
      ("a ? b : c.d", "a ? b : c.d"),
    ])
  func optionalCalls(source: String, result: String) {
    #expect(adopt(source).text == result)
  }

  @Test("The optional requirements of an app's protocol have defaults, and its protocol is for classes")
  func defaults() {
    let (text, said) = adopt(
      """
      @objc public protocol P {
        func a()
        @objc optional func b(_ c: Int, // one
                              d: [Int])
        @objc optional func e() -> String?
        @objc optional var f: Int? { get }
        optional func g() -> Int
      }
      class A { weak var p: P?; func h() { p?.b?(1, d: []) } }
      """)
    let rows = text.components(separatedBy: "\n")
    #expect(rows[0] == "      public protocol P: AnyObject {")
    #expect(rows[2] == "                 func b(_ c: Int, // one")
    #expect(
      rows[7] == "}; extension P { public func b(_ c: Int, d: [Int]) {}; public func e() -> String? { nil }; "
        + "public var f: Int? { nil } }")
    #expect(rows[8] == "class A { weak var p: P?; func h() { p?.b (1, d: []) } }")
    #expect(said.contains("A.swift:7:3: g is required now; an optional result would give it a default"))
    #expect(adopt("@objc protocol P: Q { }").text == "      protocol P: Q { }")
  }

  @Test("Overrides move into the class, and what a subclass overrides does, with their own lines")
  func moved() {
    let adoption = Adoption(of: [
      ("A.swift", "open class A: B {\n  let a = 1\n  }\nclass C: A { override func d() {} }"),
      (
        "B.swift",
        "@MainActor\npublic extension A {\n  @objc override func b(_ c: Int = { 1 }()) {\n  }\n  func d() {}; func e() {}\n}"
      ),
    ])
    #expect(
      adoption.texts
        == [
          """
          #sourceLocation(file: "A.swift", line: 1)
          open class A: B {
            let a = 1
          #sourceLocation(file: "B.swift", line: 3)
          @MainActor public         override func b(_ c: Int = { 1 }()) {
            }
          #sourceLocation(file: "B.swift", line: 5)
          @MainActor public   func d() {}
          #sourceLocation(file: "A.swift", line: 3)
            }
          class C: A { override func d() {} }
          """,
          """
          #sourceLocation(file: "B.swift", line: 1)
          @MainActor
          public extension A {
          \(String(repeating: " ", count: 45))
             
                       ; func e() {}
          }
          """,
        ].map { $0.replacing("let a = 1\n#", with: "let a = 1\n  \n#") })
  }
}
