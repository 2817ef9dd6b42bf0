/// The page of scenes whose feel sheets are side by side.
package enum SheetReport {
  package static func report(of scenes: [Scene], _ sheets: [FeelSheet]) -> Report {
    Report(
      sheets: sheets,
      title: scenes.count == 1 ? "Feel sheet of \(scenes[0].name)" : "\(scenes.count) feel sheets side by side",
      summary: "How each view responds to the same gestures", words: scenes.map(words))
  }

  static func words(_ scene: Scene) -> String {
    let rate = [DecelerationRate.normal: "rate normal", .fast: "rate fast"][scene.configuration.decelerationRate]
    let edition = scene.snapping.edition == .published ? "as published" : nil
    let isPaging = scene.configuration.isPagingEnabled
    return ([scene.snapping.kind.words] + [edition, isPaging ? nil : rate]).compactMap(\.self).joined(separator: ", ")
  }
}
