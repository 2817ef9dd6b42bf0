import Foundation

extension SimulatedUIScrollView {
  /// Which items a view has, and where it rests with them.
  public enum ItemPlaces: Hashable, Sendable {
    /// Those of a collection view, the one in the middle being shown, at the places where a finger lets them rest; none of
    /// another view.
    case found
    /// As many as there are places, in points, the nearest one being shown.
    case at([CGPoint])
    /// A number of items that are shown again and again, in cells the first of which may be copies; from one item to another
    /// it is the shorter way round.
    ///
    /// `cells` are the places of all cells, in points; nil for those that are found in a collection view.
    case endless(count: Int, firstCell: Int, cells: [CGPoint]? = nil)
  }
}
