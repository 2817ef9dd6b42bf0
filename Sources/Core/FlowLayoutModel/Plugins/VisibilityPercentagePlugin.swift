#if !hasFeature(Embedded)
  /// Adds each item's ``VisibilityPercentage`` to its attributes, under ``VisibilityPercentagePlugin/Key``.
  public struct VisibilityPercentagePlugin: FlowLayoutPlugin, Hashable {
    /// The key of the value.
    public enum Key: AttributeKey {
      /// The percentage of an element that the plug-in has not handled: in position.
      public static let defaultValue = VisibilityPercentage(collection: 0, idealFrame: 0, idealFrameAndCollection: 0)
    }

    /// The alignment of an item's ideal frame; nil for the centre, as in PluginableFlowLayout.
    package var alignment: LineAlignment?
    /// The section's inset, which the ideal frame keeps from the viewport's ends.
    package var sectionInset: LayoutInset

    /// Creates the plug-in.
    public init(alignment: LineAlignment?, sectionInset: LayoutInset = .zero) {
      (self.alignment, self.sectionInset) = (alignment, sectionInset)
    }

    /// Adds the percentage; headers and footers have none.
    public func modify(_ attributes: inout ItemAttributes, in viewport: LayoutViewport) {
      if attributes.category != .cell { return }
      let frame = attributes.frame
      let direction = viewport.scrollDirection
      attributes.values[Key.self] = VisibilityPercentage(
        ofItemAt: direction == .horizontal ? frame.minX : frame.minY, length: frame.size.along(direction),
        alignment: alignment, in: viewport, leading: sectionInset.leading(direction),
        trailing: sectionInset.trailing(direction))
    }
  }
#endif
