import TestSupport

/// A text of pieces of Swift in any order, most of which is no Swift.
enum RandomSource {
  private static let pieces = [
    "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "(", ")", "{", "}", "[", "]", "\n", "\r\n", " ", "/*", "*/", "//",
    "/a/",
    "#/", "/#", "`a`", "`", "@objc", "@objc(a)", "@objc optional func f(", "optional var a: Int? ", "#selector(", "a.b",
    "getter: ", "#Preview", "#Preview(\"a\") {", "PreviewProvider", "class A: B {", "extension A {",
    "override func a() {",
    "override", "func", "protocol P {", "?(", "x?.scrollViewDidScroll?(", "import UIKit.A", "import Combine", "é", "👍",
    "@IBOutlet private weak var a: A!", "->", ".", "as", "self", "\\", "\0", "public ", "@main",
    "struct S: PreviewProvider {",
  ]

  static func text(_ count: Int, using generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in (pieces.randomElement(using: &generator) ?? "") + (Bool.random(using: &generator) ? " " : "")
    }
    .joined()
  }
}
