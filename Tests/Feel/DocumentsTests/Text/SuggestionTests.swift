import Documents
import Testing

@Suite("Suggestions of names")
struct SuggestionTests {
  @Test("A name is suggested for a misspelt one with at most one slip in three letters")
  func suggestions() {
    #expect(Suggestion.nearest(to: "pvoyenamce", among: ["provenance"]) == "provenance")
    #expect(Suggestion.nearest(to: "abcdef", among: ["abcdxy"]) == "abcdxy")
    #expect(Suggestion.nearest(to: "abcdef", among: ["abcxyz"]) == nil)
  }

  @Test(
    "One slip for every three letters is near, and two exchanged letters are one slip",
    arguments: [
      ("scnee", "scene"), ("sceen", "scene"), ("sc", nil), ("xyz", nil), ("format", "format"), ("fromat", "format"),
      ("flik", "flick"), ("FLICK", "flick"), ("vert", "vertical"), ("fr", nil), ("fra", "frame-rate"), ("f", nil),
    ])
  func nearest(name: String, expected: String?) {
    let known = ["scene", "format", "flick", "vertical", "frame-rate"]
    #expect(Suggestion.nearest(to: name, among: known) == expected)
  }
}
