import ScrollPhysics

/// The modifiers of scroll views, which a ``SimulatedScrollTargets`` follows.
extension View {
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    saying { $0.behavior = behavior }
  }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    with(.layout(isEnabled ? .targets : .layers(.center)))
  }
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    with(.layout(isEnabled ? .target : .layers(.center)))
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { saying { if placement != .scrollIndicators { $0.margins.add(insets, at: edges) } } }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(edges, EdgeInsets(each: length ?? 16), for: placement) }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { contentMargins(.all, insets) }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    contentMargins(edges, length)
  }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { contentMargins(.all, length) }

  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    saying {
      $0.position = (
        anchor, { id.wrappedValue.map { .view(AnyHashable($0), anchor: anchor) } },
        { if let value = $0.base as? ID { id.wrappedValue = value } }
      )
    }
  }

  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    saying {
      $0.position = (anchor, { position.wrappedValue.request(at: anchor) }, { position.wrappedValue.follow($0) })
    }
  }

  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    defaultScrollAnchor(anchor, for: .initialOffset)
  }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    saying { if role == .initialOffset { $0.startAnchor = anchor } }
  }

  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { saying { $0.disablesScrolling = disabled } }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    saying {
      if behavior == .basedOnSize { $0.bouncesBySize.formUnion(axes) } else { $0.bouncesBySize.subtract(axes) }
    }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let column = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return column * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { with(.layout(.frame(FrameLayout(relative: (axes, length), alignment: alignment)))) }

  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { saying { $0.phaseActions.append(action) } }

  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    saying {
      $0.reactions.append { geometry, _, earlier in
        let (value, earlier) = (transform(geometry), earlier as? T)
        return (value, earlier.flatMap { earlier in earlier == value ? nil : { action(earlier, value) } })
      }
    }
  }

  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    saying {
      $0.reactions.append { geometry, targets, earlier in
        let seen = targets.filter { _, frame in
          let part = frame.intersection(geometry.visibleRect)
          func share(_ axis: ScrollAxis) -> CGFloat { frame.size[axis] > 0 ? part.size[axis] / frame.size[axis] : 1 }
          return !part.isNull && share(.horizontal) * share(.vertical) >= threshold
        }
        let value = seen.compactMap { $0.id?.base as? ID }
        return (value, earlier as? [ID] == value ? nil : { action(value) })
      }
    }
  }
}
