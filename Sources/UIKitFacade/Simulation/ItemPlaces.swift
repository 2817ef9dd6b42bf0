import Foundation

extension SimulatedUIScrollView {
  /// Which items a view has, and where it rests with them.
  public enum ItemPlaces: Hashable, Sendable {
    /// Those of a collection view, the one in the middle being shown, at the places where a finger lets them rest; none of
    /// another view.
    case found
    /// As many as there are places, in points, the nearest one being shown.
    case at([CGPoint])
    /// Those of a collection view that shows a number of items again and again, one of its cells being the first of them;
    /// from one to another it is the shorter way round.
    case endless(count: Int, firstCell: Int)
  }
}
