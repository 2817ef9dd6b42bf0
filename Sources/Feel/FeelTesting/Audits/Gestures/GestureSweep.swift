/// The number of gestures that audits try.
public enum GestureSweep: String, Hashable, Sendable {
  /// Hundreds of gestures: the first, the middle and the last item, and short, long, slow and fast gestures.
  ///
  /// Every drag is tried with every velocity, but from one of the items only. An app's view takes a second or two.
  case quick
  /// Thousands of gestures: every drag with every velocity, from up to seven items.
  case full
}
