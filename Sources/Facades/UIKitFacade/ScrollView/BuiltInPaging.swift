import ScrollPhysics

/// The targets that a scroll view chooses by itself, as a section of a compositional layout does.
struct BuiltInPaging {
  /// The axis of the targets; nil if the view chooses none.
  var axis: ScrollAxis?
  /// Whether the spring of a page turn reaches them.
  var turnsPages = false
}
