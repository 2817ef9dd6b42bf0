import FeelTesting
import ScrollCharts

/// `scrollsim plot`: draws a run, a golden trace or a decision map as SVG, alone or over another.
enum PlotCommand: Command {
  static let usage = Usage(
    name: "plot", summary: "draw a run, a trace or a map as SVG, or two to compare",
    synopsis: "[RUN-OR-TRACE-OR-MAP [OTHER]] [OPTIONS]",
    options: [PictureOptions.output] + PictureOptions.options,
    positional: "RUN-OR-TRACE-OR-MAP", secondPositional: "OTHER",
    examples: [
      "scrollsim plot Fixtures/goldens/minne/flick-left.trace \\",
      "    --scene Fixtures/scenes/minne.json --output flick.svg",
      "scrollsim plot --scene Fixtures/scenes/minne.json \\",
      "    --gesture Fixtures/gestures/flick-left.json --output flick.svg",
      "scrollsim plot --scene Fixtures/scenes/pairs.json --flick 0.8 --distance 60 \\",
      "    --against Fixtures/scenes/pairs-published.json --output both.svg",
      "scrollsim plot Fixtures/goldens/minne-published/decision.map \\",
      "    Fixtures/goldens/minne/decision.map --output map.svg",
    ],
    notes: """
      Files are golden traces, runs printed with --format json, or decision maps as
      text; of two the first is the one before. A file beside a gesture is what the
      run is compared with. Places to rest and edges are drawn where the scene is
      known.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    try PictureOptions.write(try PictureOptions.picture(arguments).svg, arguments)
    return .fine
  }
}
