/// A player's screens and controls, which stay hidden until the script has set them up.
enum ReportPlayer {
  /// Returns the player's HTML; empty unless every run has stages and frames.
  static func html(_ runs: [PlayedRun], id: String) -> String {
    let largest = largest(runs)
    guard runs.allSatisfy({ !$0.stages.isEmpty && !$0.run.record.frames.isEmpty }) else { return "" }
    let screens = runs.enumerated().map { index, played in
      let name = runs.count > 1 ? played.run.name : played.run.scene
      return """
        <figure class="track">
        <figcaption>\(Markup.escaped(name))</figcaption>
        <div class="screen" role="img" aria-label="The items of \(Markup.escaped(name)) as the run moves them"></div>
        <p class="state"><span class="offset"></span> <span class="speed"></span> <span class="phase"></span></p>
        </figure>
        """
    }
    let ruler = "The view’s size and items are not known here; a ruler in points moves in their place."
    return """
      <div class="player" id="\(id)-player" hidden tabindex="-1" role="group" aria-label="Player">
      <p class="gesture">\(Markup.escaped(runs.last?.run.gesture ?? ""))</p>
      <div class="tracks">
      \(screens.joined(separator: "\n"))
      </div>
      <div class="controls">
      <button type="button" class="play" aria-label="Play" title="Play (space)">▶</button>
      <button type="button" class="back" aria-label="One frame back" title="One frame back (,)">‹</button>
      <button type="button" class="forth" aria-label="One frame on" title="One frame on (.)">›</button>
      <input type="range" class="time" min="0" max="1" step="any" value="0" aria-label="Time">
      <output class="clock" for="\(id)-player">0 ms</output>
      <label>speed <select class="rate">\
      <option value="1">1×</option><option value="0.5">½×</option><option value="0.25">¼×</option>\
      <option value="0.1">⅒×</option></select></label>
      \(largest == nil ? "" : "<button type=\"button\" class=\"largest\">largest difference</button>\n")\
      </div>
      \(runs.contains(where: \.isRuler) ? "<p class=\"ruler\">\(ruler)</p>\n" : "")\
      <p class="keys">Space plays, ← and → move by 100 ms, comma and period by a frame, Home and End to the ends.</p>
      <script type="application/json" class="data">\(PlayerData.encode(runs, from: largest))</script>
      </div>

      """
  }

  /// Returns a button that plays runs on the screens of the player above it.
  static func button(_ words: String, label: String? = nil, _ runs: [PlayedRun]) -> String {
    let label = label.map { " aria-label=\"\(Markup.escaped($0))\"" } ?? ""
    return "<button type=\"button\" class=\"replay\"\(label) hidden>\(words)</button>"
      + "<script type=\"application/json\" class=\"replayed\">\(PlayerData.encode(runs, from: largest(runs)))</script>"
  }

  /// Returns the time at which two runs differ most; nil for one run, and for equal ones.
  static func largest(_ runs: [PlayedRun]) -> Double? {
    runs.count > 1 ? runs.last.flatMap { RunDifference(of: $0.run, from: runs[0].run).largest?.time } : nil
  }
}
