import FeelTesting

extension Scene: FeelSubject {
  /// A carousel is mapped from where it begins, as its published edition counts from there.
  public var preferredStartItem: Int? {
    if case .carousel = snapping.kind { return 0 }
    return nil
  }
}
