/// The cases in which a page turn swings past its page instead of stopping on it.
///
/// Recordings show it past an edge of the content at 0.44 pt/ms, and not in mid-content at up to 0.10 pt/ms. Whether
/// the edge or the speed decides is open. See docs/Physics.md, "Paging".
package enum PageOvershoot: String, Hashable, Sendable, CaseIterable {
  /// At an edge of the content, if the view bounces. The default.
  case atEdges
  /// Wherever the view reaches the page at `pageOvershootSpeed` or faster.
  case aboveSpeed
}
