import FeelTesting
import FeelTestingXCTest
import XCTest

/// The adapter for XCTest, whose failures are kept here while they are expected.
final class CheckFeelXCTests: XCTestCase {
  private struct Failure: Equatable {
    var description: String
    var file: String
    var line: Int
  }

  /// The failures that are kept instead of failing the test; nil while failures do fail it.
  private var kept: [Failure]?

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      if kept == nil { return super.record(issue) }
      let location = issue.sourceCodeContext.location
      kept?.append(
        Failure(
          description: issue.compactDescription, file: location?.fileURL.path ?? "", line: location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      if kept == nil {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      kept?.append(Failure(description: description, file: filePath, line: lineNumber))
    }
  #endif

  /// Returns the failures that a closure records.
  private func failures(_ body: () -> Void) -> [Failure] {
    kept = []
    body()
    let failures = kept ?? []
    kept = nil
    return failures
  }

  func testAnExpectationThatIsNotMetFailsAtItsOwnLineAndTheTestGoesOn() {
    var count = 0
    let failures = failures {
      checkFeel { throw FeelFailure(["rests at 721 instead of 720 (+1 pt)", "details"], file: #filePath, line: 17) }
      count += 1
      checkFeel { throw FeelFailure(["another"], file: #filePath, line: 20) }
      count += 1
    }
    XCTAssertEqual(count, 2)
    XCTAssertEqual(failures.map(\.line), [17, 20])
    XCTAssertEqual(Set(failures.map(\.file)), [#filePath])
    XCTAssertTrue(failures.first?.description.hasSuffix("rests at 721 instead of 720 (+1 pt)\ndetails") ?? false)
    XCTAssertTrue(failures.last?.description.hasSuffix("another") ?? false)
  }

  func testAnotherErrorFailsAtTheCall() {
    let line = Int(#line) + 1
    let failures = failures { checkFeel { throw VariantError("cannot be varied") } }
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertTrue(failures.first?.description.hasSuffix("cannot be varied") ?? false)
  }

  func testTheMessageHasTheCommandForThisTestAlone() {
    let row = TestedRows.even()
    let failures = failures { checkFeel { try expectMap(of: row, matches: "no such golden", record: .never) } }
    let filter = "'^FeelTestingTests\\.CheckFeelXCTests/testTheMessageHasTheCommandForThisTestAlone$'"
    let command = "to record it: SCROLLSIM_RECORD=missing swift test --filter \(filter)"
    XCTAssertTrue(failures.first?.description.hasSuffix(command) ?? false, failures.first?.description ?? "")
  }

  func testAnExpectationThatIsMetIsNoFailure() { XCTAssertEqual(failures { checkFeel {} }, []) }
}
