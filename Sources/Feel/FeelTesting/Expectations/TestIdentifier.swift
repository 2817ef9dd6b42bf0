import Foundation

/// The identifier of a test, as a filter of `swift test` that matches no other test.
package enum TestIdentifier {
  /// Returns the filter for a test function of any suite in a module, by its `#fileID` and `#function`.
  package static func filter(fileID: String, function: String) -> String {
    let module = fileID.prefix { $0 != "/" }
    let name = function.prefix { $0 != "(" }
    // Identifiers of Swift Testing end with parentheses, those of XCTest do not.
    return "^" + escaped(module) + "\\.(.+/)?" + escaped(name) + "(\\(|$)"
  }

  /// Returns the filter for an identifier such as `TileTests.Rows/flick()`.
  package static func filter(identifier: String) -> String {
    "^" + escaped(identifier) + (identifier.hasSuffix(")") ? "" : "$")
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    NSRegularExpression.escapedPattern(for: String(text)).replacing("\\/", with: "/")
  }
}
