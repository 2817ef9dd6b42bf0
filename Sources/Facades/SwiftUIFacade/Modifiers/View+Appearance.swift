/// Modifiers of a view's look. Nothing is drawn: they return the view.
extension View {
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public func tint(_ color: Color?) -> some View { self }
  nonisolated public func background(_ style: some ShapeStyle) -> some View { self }
  nonisolated public func background(_ style: some ShapeStyle & View) -> some View { self }

  nonisolated public func clipShape(_ shape: some Shape) -> some View { self }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View { self }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }

  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func bold() -> some View { self }
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}
