#if canImport(UIKit)
  import FeelTesting
  import ScrollPhysics

  extension HookedScrollView {
    /// Returns the view as maps, feel sheets and audits take it.
    ///
    /// ```swift
    /// let row = HookedScrollView { keep in
    ///   view.delegate = keep(CardPager())
    ///   return view
    /// }
    /// try expectFeelSheet(of: row.underTest("row", itemOffsets: [0, 336, 672]), matches: "row")
    /// ```
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - declared: What the design promises.
    ///   - itemOffsets: The content offset at which each item rests, in points, without a content inset. One beyond the
    ///     content's end counts as the end. Empty for a view without items.
    public func underTest(
      _ name: String, declared: DeclaredFeel = DeclaredFeel(), itemOffsets: [Double] = []
    ) -> ViewUnderTest<ItemList> {
      let items: @Sendable (ScrollConfiguration) -> ItemList = { configuration in
        let axis = configuration.geometry.mainAxis
        let first = configuration.geometry.minimumContentOffset[axis]
        let last = configuration.geometry.maximumContentOffset[axis]
        let offsets = itemOffsets.map { min(max(first + $0, first), last) }
        return ItemList(offsets, in: configuration, axis: axis)
      }
      return ViewUnderTest(name, declared: declared, items: items) { self }
    }
  }
#endif
