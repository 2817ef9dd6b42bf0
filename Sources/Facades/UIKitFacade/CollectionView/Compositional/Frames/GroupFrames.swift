/// A group that is laid out: the frames of its items, in points from the group's origin.
struct GroupFrames {
  /// An item of a section, or an item that a group contains.
  struct Leaf {
    var frame: CGRect
    var zIndex = 0
    /// The description of the item; nil for an item of a custom group.
    var item: NSCollectionLayoutItem?
  }

  var size: CGSize
  var leaves: [Leaf]
}
