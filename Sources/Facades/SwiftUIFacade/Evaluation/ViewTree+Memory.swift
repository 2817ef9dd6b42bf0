extension _ViewTree {
  /// What one evaluation leaves to the next, by the places of views and modifiers.
  struct Memory {
    /// The values on which animations depend.
    var animatedValues: [[Int]: Any] = [:]
    /// The frames of `GeometryReader`s in the layout.
    var readers: [[Int]: CGRect] = [:]
    /// The stacks, in the order in which they were laid out.
    var stacks: [LayoutNode] = []
    /// The evaluations of bodies and of rows.
    var bodies: [[Int]: AnyObject] = [:]
    /// The page that is shown, of pages without a selection.
    var shownPage = 0
    /// Whether values that nobody observes may have changed, to which views can refer.
    var isDoubtful = false
  }
}
