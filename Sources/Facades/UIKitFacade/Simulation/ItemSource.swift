extension SimulatedUIScrollView {
  /// The items of a view, and the rest offset of each.
  public enum ItemSource: Equatable, Sendable {
    /// The items of a collection view.
    ///
    /// The item in the middle of the view is the one shown. Its rest offset is found by lifting a finger there. A view
    /// that is not a collection view has no items.
    case found
    /// One item for each rest offset in the array, in points.
    ///
    /// The item with the nearest rest offset is the one shown.
    case at([CGPoint])
    /// An endless row, whose cells show a number of items again and again.
    ///
    /// `firstCell` is the first cell that shows item 0; the cells before it are copies. The distance between two items
    /// is the shorter way round. `cells` are the rest offsets of all cells, in points; nil finds them in a collection
    /// view.
    case endless(count: Int, firstCell: Int, cells: [CGPoint]? = nil)
  }
}
