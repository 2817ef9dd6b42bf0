/// The treatment of the movement before a pan, which public data does not decide; see docs/Physics.md, "Pan slop".
package enum PanSlopHandling: String, Hashable, Sendable, CaseIterable {
  /// The content lags behind the finger by the slop. The default.
  case swallowed
  /// The content jumps by the slop when the pan is recognised, and stays under the finger.
  case applied
}
