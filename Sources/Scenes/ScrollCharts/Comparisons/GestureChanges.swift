/// The gestures of a feel sheet that changed: old and new curves, and what changed in words.
struct GestureChanges {
  let changes: [(old: FeelSheet.Line, new: FeelSheet.Line)]
  let before: FeelSheet
  let after: FeelSheet
  let labels: (before: String, now: String)

  /// Finds the gestures of two sheets that differ and whose motion both sheets have.
  init(since before: FeelSheet, in after: FeelSheet, labels: (before: String, now: String)) {
    (self.before, self.after, self.labels) = (before, after, labels)
    changes = after.lines.compactMap { new in
      before.lines.first { $0.name == new.name && !$0.isSame(as: new) }.flatMap { old in
        old.motion == nil || new.motion == nil ? nil : (old, new)
      }
    }
  }

  var section: Report.Drawn {
    let figures = changes.enumerated().map { index, change in
      let curves = SheetCurves([change.old, change.new], of: [before, after])
      let played = self.played(change)
      return """
        <figure class="change">
        <figcaption>\(Markup.escaped(change.new.name))</figcaption>
        \(curves.overlaid)
        <p class="scale">\(curves.scale)</p>
        <ul>\(words(change))</ul>
        \(played.count < 2 ? "" : ReportPlayer.button("▶ play this", played))
        </figure>

        """
    }
    let html = """
      <p class="scale">The content offset over time, from where the gesture began: thin as it was, thick as it is. Lines are \
      cards, dashes are releases, and dots are rests.</p>
      <div class="changes">
      \(figures.joined())</div>

      """
    return Report.Drawn(title: "\(changes.count) of \(after.lines.count) gestures changed", html: html)
  }

  /// The old and the new run of a gesture, for a player; empty if there is none.
  func played(_ change: (old: FeelSheet.Line, new: FeelSheet.Line)) -> [PlayedRun] {
    [
      PlayedRun(change.old, of: before, label: labels.before), PlayedRun(change.new, of: after, label: labels.now),
    ].compactMap(\.self)
  }

  private func words(_ change: (old: FeelSheet.Line, new: FeelSheet.Line)) -> String {
    let values = change.new.changes(from: change.old)
    if values.isEmpty, let largest = change.old.motion.flatMap({ change.new.motion?.largestDifference(from: $0) }) {
      let distance = DecimalText.upToThreePlaces(abs(largest.value))
      return
        "<li>up to \(distance) pt elsewhere, \(SheetColumn.short(DecimalText.upToThreePlaces(largest.time))) ms on</li>"
    }
    return values.map { column, old, new in
      let short = (old: SheetColumn.short(old), new: SheetColumn.short(new))
      let shown = short.old == short.new ? (old, new) : short
      let unit = column.unit.isEmpty ? "" : " \(column.unit)"
      let (was, now) = (Markup.escaped(shown.0), Markup.escaped(shown.1))
      return "<li>\(column.title) <s>\(was)</s> → <strong>\(now)</strong>\(unit)</li>"
    }.joined()
  }
}
