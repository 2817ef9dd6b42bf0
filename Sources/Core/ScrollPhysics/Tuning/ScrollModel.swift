/// The model of scrolling: its laws, constants and filters together.
public enum ScrollModel {
  /// The number of the model; the first is 1.
  ///
  /// It changes whenever a law, a constant or a filter changes what a run gives. `CHANGELOG.md` has a section for each
  /// number. Golden traces, decision maps and feel sheets name the number of the model that made them.
  public static var number: Int { 1 }
}
