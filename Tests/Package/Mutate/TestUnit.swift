import Foundation

/// Tests that run together: a suite, a test outside of suites, a class of XCTest, or the replay of the fixtures.
struct TestUnit: Sendable {
  /// `MODULE.SUITE`, or `replay`.
  let name: String
  let usesXCTest: Bool

  /// The test target, without "Tests".
  var module: String { String(name.prefix { $0 != "." }).replacing("Tests", with: "") }

  /// The units of a list that `swift test list` prints.
  ///
  /// The tests of the repository's own texts are left out: a mutated tree has other texts.
  static func units(ofList list: String) -> [TestUnit] {
    var units: [TestUnit] = []
    var known: Set<String> = []
    for line in list.split(separator: "\n") where line.contains("Tests.") && !line.contains(" ") || line.contains("(") {
      guard !line.hasPrefix("PackageTests.") else { continue }
      let name = line.contains("/") ? String(line.prefix { $0 != "/" }) : String(line)
      if known.insert(name).inserted { units.append(TestUnit(name: name, usesXCTest: !line.contains("("))) }
    }
    return units
  }

  /// Runs the tests.
  ///
  /// - Parameters:
  ///   - build: The folder with the test bundle and the command.
  ///   - folder: The tree.
  ///   - mutant: The number of the chosen mutant; 0 for none.
  ///   - reached: A file for the numbers of the mutants that the tests run over; nil for none.
  ///   - seconds: The longest that they may take.
  func run(
    build: URL, in folder: URL, mutant: Int, reached: URL? = nil, limit seconds: Double
  ) throws -> Program {
    var variables = ["SCROLLSIM_PLANTED": "\(mutant)"]
    variables["SCROLLSIM_REACHED"] = reached?.path
    let bundle = build.appendingPathComponent("ScrollPhysicsPackageTests.xctest").path
    let pattern = "^" + NSRegularExpression.escapedPattern(for: name) + (name.hasSuffix(")") ? "" : "/")
    let command =
      if name == "replay" {
        [build.appendingPathComponent("scrollsim").path, "replay"]
      } else if usesXCTest {
        [bundle, name]
      } else {
        [bundle, "--testing-library", "swift-testing", "--filter", pattern]
      }
    return try Program(command, in: folder, variables: variables, limit: seconds)
  }
}

/// What a unit does without a fault.
struct TestCoverage: Sendable {
  let unit: TestUnit
  let seconds: Double
  /// The numbers of the mutants that it runs over.
  let mutants: Set<Int>
}
