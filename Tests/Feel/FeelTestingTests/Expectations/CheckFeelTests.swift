import FeelTesting
import FeelTestingSwiftTesting
import Testing

@Suite("Checks of expectations")
struct CheckFeelTests {
  @Test("An expectation that fails is an issue at its own line, and the test goes on")
  func issue() {
    var count = 0
    withKnownIssue {
      checkFeel {
        throw FeelFailure(["rests at 721 instead of 720 (+1 pt)", "details"], file: #filePath, line: 17)
      }
      count += 1
      checkFeel { throw FeelFailure(["another"], file: #filePath, line: 20) }
      count += 1
    } matching: { issue in
      let isFirst = issue.comments.contains { $0.rawValue == "rests at 721 instead of 720 (+1 pt)\ndetails" }
      return issue.sourceLocation?.line == (isFirst ? 17 : 20)
    }
    #expect(count == 2)
  }

  @Test("The message contains the command that records the golden of this test only")
  func command() {
    withKnownIssue {
      checkFeel { try expectMap(of: TestedRows.even(), matches: "no such golden", record: .never) }
    } matching: { issue in
      let filter = "'^FeelTestingTests\\.CheckFeelTests/command\\(\\)'"
      let command = "to record it: SCROLLSIM_RECORD=missing swift test --filter \(filter)"
      return issue.comments.contains { $0.rawValue.hasSuffix(command) }
    }
  }

  @Test("An expectation that passes is no issue, and another error is an issue with that error")
  func others() {
    checkFeel {}
    withKnownIssue {
      checkFeel { throw VariantError("cannot be varied") }
    } matching: {
      $0.error is VariantError
    }
  }
}
