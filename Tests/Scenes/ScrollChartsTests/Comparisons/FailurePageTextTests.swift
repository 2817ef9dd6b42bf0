import FeelTesting
import Foundation
import ScrollCharts
import ScrollPhysics
import TestSupport
import Testing

/// The pages about failures, without their style, scripts and long lists of numbers.
@Suite("Texts of pages about failures")
struct FailurePageTextTests {
  private func body(_ page: String) -> String {
    var isShown = true
    return page.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      if line == "<style>" || line == "<script>" { isShown = false }
      defer { if line == "</style>" || line == "</script>" { isShown = true } }
      // The cells of maps are in the transcripts.
      let isCell = line.hasPrefix("<rect") || line.contains("class=\"cell")
      return isShown && !isCell ? "\(line.prefix(300))\n" : nil
    }.joined()
  }

  /// The page and the picture of what a failing test leaves, which it keeps in a folder of its own.
  private func page(_ expectation: (_ file: String) throws -> Void) throws -> String {
    let file = try FailurePageTests.scratchFile()
    do {
      try expectation(file)
      return "is met\n"
    } catch let failure as FeelFailure {
      let comparison = try #require(failure.comparison)
      let advice = failure.recording.map { (words: $0.mode.advice, command: $0.command(test: "Tiles.tiles()")) }
      let page = try Report(about: comparison, advice: advice)
      return body(page.html) + "the picture\n" + body(page.svg)
    }
  }

  private func flick(_ tiles: FailurePageTests.Tiles, velocity: Double = 1) -> ScrollTrace {
    var view = FailurePageTests.view(tiles).makeView()
    var trace = ScrollTrace(displayScale: view.configuration.displayScale)
    var release = ReleaseState(contentOffset: .zero)
    release.velocity.x = velocity
    view.release(release, recording: &trace)
    view.advanceToRest(recording: &trace)
    return trace
  }

  /// `SCROLLSIM_RECORD=all swift test --filter FailurePageTextTests` records the pages again.
  @Test("The pages about goldens of every kind and about wishes are the recorded ones")
  func pages() throws {
    let (tiles, stiff) = (FailurePageTests.Tiles(), FailurePageTests.Tiles(threshold: 1.5))
    var text = try page { file in
      try? expectFeel(flick(tiles), matches: "flick", record: .missing, file: file)
      try expectFeel(flick(stiff), matches: "flick", record: .never, file: file)
    }
    text += try page { file in
      try? expectMap(of: FailurePageTests.view(), matches: "tiles", record: .missing, file: file)
      try expectMap(of: FailurePageTests.view(stiff), matches: "tiles", record: .never, file: file)
    }
    text += try page { file in
      try? expectFeelSheet(of: FailurePageTests.view(), matches: "tiles", record: .missing, file: file)
      try expectFeelSheet(
        of: FailurePageTests.view(FailurePageTests.Tiles(pitch: 121)), matches: "tiles", record: .never, file: file)
    }
    for wishes in [["settle <= 1 ms"], ["commit drag 1 pt", "settle <= 9 s"], ["items <= 9", "flick 3 moves 2"]] {
      text += try page { file in try expectFeelSheet(of: FailurePageTests.view(), meets: wishes, file: file) }
    }
    let difference = try RecordedText("Tests/Goldens/FailurePageTextTests/pages.txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
