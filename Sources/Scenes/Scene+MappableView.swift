import FeelTesting

extension Scene: MappableView {
  /// The first item of a carousel, because the published carousel counts from there; nil for other scenes.
  public var preferredStartItem: Int? {
    if case .carousel = snapping.kind { return 0 }
    return nil
  }
}
