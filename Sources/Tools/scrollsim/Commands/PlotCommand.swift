/// `scrollsim plot`: draws a run, a golden trace or a decision map as SVG, alone or over another.
enum PlotCommand: Command {
  static let usage = Usage(
    name: "plot", summary: "draw a run, a trace or a map as SVG, or two to compare",
    synopsis: "[SCENE] [RUN-OR-TRACE-OR-MAP [OTHER]] [OPTIONS]",
    options: [OutputOptions.output, OutputOptions.open] + PictureOptions.options, positional: "RUN-OR-TRACE-OR-MAP",
    secondPositional: "OTHER", isScene: SceneArgument.amongFiles, outputs: ["svg"],
    examples: [
      "scrollsim plot Fixtures/goldens/minne/flick-left.trace \\",
      "    --scene Fixtures/scenes/minne.json --output flick.svg",
      "scrollsim plot Fixtures/scenes/minne.json --flick 1.2 --output flick.svg",
      "scrollsim plot --scene Fixtures/scenes/pairs.json --flick 0.8 --distance 60 \\",
      "    --against Fixtures/scenes/pairs-published.json --output both.svg",
      "scrollsim plot Fixtures/goldens/minne-published/decision.map \\",
      "    Fixtures/goldens/minne/decision.map --output map.svg",
    ],
    notes: """
      A file is a golden trace, a run printed with --format json, a decision map as
      text, or a feel sheet, whose map is drawn. Of two files, the first is drawn as
      the earlier one. With a gesture and a file, the run is compared with the file.
      With a scene, the chart also shows snap points and the edges of the content. A
      file that is a scene document by its content is the scene, as if --scene named
      it.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let page = try PictureOptions.page(arguments, try PictureOptions.scene(arguments))
    try OutputOptions.write(page.svg, arguments)
    return .success
  }
}
