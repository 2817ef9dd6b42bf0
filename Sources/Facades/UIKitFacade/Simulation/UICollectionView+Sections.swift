extension UICollectionView {
  /// Returns the scroll view of a section that scrolls across a compositional layout; nil for any other section.
  ///
  /// ```swift
  /// let banners = collectionView.orthogonalScrollView(inSection: 0)
  /// try banners?.perform(.flick(from: place, by: slide, releaseVelocity: 1.2))
  /// ```
  ///
  /// It is a subview of the collection view, which it does not keep alive. Its delegate is free for a test to set.
  public func orthogonalScrollView(inSection section: Int) -> UIScrollView? {
    layOutAll()
    return orthogonalViews[section]
  }

  /// Returns the content offsets at which the groups of a section rest, in points; none if the section rests anywhere,
  /// pages by its bounds or does not scroll by itself.
  public func groupOffsets(inSection section: Int) -> [CGPoint] {
    layOutAll()
    return orthogonalViews[section]?.restOffsets ?? []
  }
}

extension SimulatedUIScrollView {
  /// Creates the value of a section that scrolls across a compositional layout, with its groups as items.
  ///
  /// ```swift
  /// let banners = SimulatedUIScrollView(section: 0, of: makeStore)
  /// try expectMap(of: banners.underTest("banners"), matches: "banners")
  /// ```
  ///
  /// - Parameters:
  ///   - section: The section, by its number from 0.
  ///   - items: The items and their rest offsets; nil for the groups of the section, if it rests on them.
  ///   - makeView: Makes the collection view at rest, the same one each time.
  @MainActor public init(
    section: Int, items: ItemSource? = nil, of makeView: @escaping @MainActor @Sendable () -> UICollectionView
  ) {
    let make: @MainActor @Sendable () -> UIScrollView = {
      let collectionView = makeView()
      guard let view = collectionView.orthogonalScrollView(inSection: section) else {
        Precondition.fail("section \(section) does not scroll by itself: it has no orthogonal scrolling behavior")
      }
      view.keep(collectionView.root)
      return view
    }
    self.init(items: items ?? .at(makeView().groupOffsets(inSection: section)), make)
    isSection = true
  }
}
