/// What a person would say of a difference, as a sentence of a page.
package enum Sentence {
  /// Returns words without a subject as a sentence: `rests at 721` as `Rests at 721.`.
  package static func of(_ words: String) -> String {
    words.isEmpty || words.hasSuffix(".") ? words : words.capitalizingFirst + "."
  }
}
