import Testing

@Suite("Suggestions for misspelt names")
struct HintTests {
  private static let scene = "Fixtures/scenes/minne.json"

  @Test(
    "A misspelt command line gets a suggestion",
    arguments: [
      (["simualte"], "did you mean \"simulate\"?"),
      (["help", "raplay"], "did you mean \"replay\"?"),
      (["--verison"], "did you mean \"--version\"?"),
      (["compelte"], "there is no command \"compelte\"; see"),
      (["map", "--scnee", scene], "did you mean --scene?"),
      (["map", "--vert"], "did you mean --vertical?"),
      (["map", "--scene", scene, "--format", "jsno"], "did you mean \"json\"?"),
      (["replay", "--record", "mising"], "did you mean \"missing\"?"),
      (["release", "--scene", scene, "--offset", "1", "--velocity", "1", "--last-movement", "foward"], "\"forward\"?"),
      (["simulate", "--scene", scene, "--flick", "1", "--distance", "100", "--tuning", "pnaSlop=1"], "\"panSlop\"?"),
      (["replay", "--tolerance", "ofset=1"], "did you mean \"offset\"?"),
      (["replay", "--filter", "minne/flick-lef"], "did you mean \"minne/flick-left\"?"),
      (["replay", "--filter", "mine"], "did you mean \"minne\"?"),
      (["replay", "Fixture"], "did you mean Fixtures?"),
      (["audit", "--scene", scene, "--only", "double-stpe"], "did you mean \"double-step\"?"),
      (["audit", "--scene", scene, "--parameter", "tuochDistance=1"], "did you mean \"touchDistance\"?"),
      (["map", "--scene", "mine"], "mine: does not exist; did you mean Fixtures/scenes/minne.json?"),
      (["map", "--scene", "minne.json"], "did you mean Fixtures/scenes/minne.json?"),
      (["map", "--scene", "Fixtures/scenes/mine.json"], "did you mean Fixtures/scenes/minne.json?"),
      (["map", "--scene", "Fixture/scene/minne"], "did you mean Fixtures/scenes/minne.json?"),
      (["simulate", "--scene", scene, "--gesture", "flick-letf"], "did you mean Fixtures/gestures/flick-left.json?"),
      (["compare", "REDME.md", "README.md"], "REDME.md: does not exist; did you mean README.md?"),
      (["completions", "fihs"], "did you mean \"fish\"?"),
    ])
  func hints(arguments: [String], expected: String) throws {
    let run = try CommandLineRun(arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(expected), "\(run.errors)")
  }

  @Test("A misspelt record mode of the environment gets a suggestion too")
  func environment() throws {
    let run = try CommandLineRun(["replay"], environment: ["SCROLLSIM_RECORD": "nver"])
    #expect(run.status == 2 && run.errors.contains("not \"nver\" (did you mean \"never\"?)"))
  }
}
