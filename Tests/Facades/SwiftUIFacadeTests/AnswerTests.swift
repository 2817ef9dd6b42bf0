import Foundation
import Observation
import SwiftUIFacade
import TestSupport
import Testing

@Suite("Values and wrappers of SwiftUI") @MainActor
struct AnswerTests {
  @Observable
  final class Model {
    var number = 1
  }

  private struct Wrapped {
    @State var number = 3
    @State(initialValue: 4) var other: Int
    @State var missing: Int?
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.accessibilityReduceMotion) var reducesMotion
  }

  private enum Key: EnvironmentKey {
    static var defaultValue: Int { 5 }
  }

  @Test("State, bindings and bindables read and write the same value")
  @MainActor func wrappers() {
    let wrapped = Wrapped()
    #expect(wrapped.number == 3 && wrapped.other == 4 && wrapped.missing == nil)
    let (copy, binding) = (wrapped, wrapped.$number)
    binding.wrappedValue = 7
    #expect(wrapped.number == 7 && copy.number == 7 && binding.projectedValue.wrappedValue == 7)
    wrapped.number = 9
    #expect(binding.wrappedValue == 9)
    #expect(wrapped.isEnabled && wrapped.colorScheme == .light && !wrapped.reducesMotion)
    let model = Model()
    let bindable = Bindable(model)
    bindable.number.wrappedValue = 12
    #expect(model.number == 12 && bindable.projectedValue.wrappedValue === model)
    #expect(Bindable(wrappedValue: model).number.wrappedValue == 12)
    var size = CGSize(width: 1, height: 2)
    let part = Binding(get: { size }, set: { size = $0 }).width
    part.wrappedValue = 8
    #expect(size == CGSize(width: 8, height: 2) && part.wrappedValue == 8)
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
  }

  @Test("An environment keeps what is set, and else the default values")
  @MainActor func environment() {
    var values = EnvironmentValues()
    #expect(values[Key.self] == 5 && values.isEnabled && values.displayScale == 2 && values.pixelLength == 0.5)
    #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .regular)
    #expect(values.layoutDirection == .leftToRight && values.colorScheme == .light)
    (values[Key.self], values.isEnabled, values.displayScale) = (6, false, 4)
    (values.horizontalSizeClass, values.verticalSizeClass) = (nil, .compact)
    (values.layoutDirection, values.colorScheme) = (.rightToLeft, .dark)
    #expect(values[Key.self] == 6 && !values.isEnabled && values.displayScale == 4 && values.pixelLength == 0.25)
    #expect(values.horizontalSizeClass == nil && values.verticalSizeClass == .compact)
    #expect(values.layoutDirection == .rightToLeft && values.colorScheme == .dark)
  }

  @Test("Scroll positions have one of an identity, an edge and a point")
  @MainActor func positions() {
    var position = ScrollPosition(id: "a")
    #expect(position.viewID(type: String.self) == "a" && position.viewID(type: Int.self) == nil)
    #expect(position == ScrollPosition(id: "a") && position != ScrollPosition(id: "b"))
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom && position.point == nil && position.viewID(type: String.self) == nil)
    #expect(position == ScrollPosition(edge: .bottom) && position != ScrollPosition(edge: .top))
    position.scrollTo(point: CGPoint(x: 1, y: 2))
    #expect(position.point == CGPoint(x: 1, y: 2) && position.edge == nil)
    #expect(position == ScrollPosition(point: CGPoint(x: 1, y: 2)))
    position.scrollTo(id: 3)
    #expect(position.viewID(type: Int.self) == 3 && position.point == nil && position.edge == nil)
    position.isPositionedByUser = true
    #expect(position != ScrollPosition(id: 3))
    for request in [
      { (position: inout ScrollPosition) in position.scrollTo(edge: .top) }, { $0.scrollTo(point: .zero) },
      { $0.scrollTo(id: 3) },
    ] {
      position.isPositionedByUser = true
      request(&position)
      #expect(!position.isPositionedByUser)
    }
    let empty = ScrollPosition(idType: Int.self)
    #expect(empty.viewID(type: Int.self) == nil && empty.edge == nil && empty.point == nil && empty == ScrollPosition())
    #expect(!empty.isPositionedByUser)
  }

  @Test("Values are equal by what they were made of")
  @MainActor func equality() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0, opacity: 1))
    #expect(Color(red: 1, green: 0, blue: 0) != Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    #expect(Color(hue: 1, saturation: 0, brightness: 0) == Color(hue: 1, saturation: 0, brightness: 0, opacity: 1))
    #expect(Color(hue: 1, saturation: 0, brightness: 0) != Color(hue: 1, saturation: 0.5, brightness: 0))
    #expect(Color("Sand") == Color("Sand") && Color("Sand") != Color("Sea") && Color.red.opacity(0.5) == .red)
    #expect(Set([Color.red, .red, .blue]).count == 2)
    #expect(Text(verbatim: "a") == Text("a") && Text("a") != Text("b") && Text("b"[...]) == Text("b"))
    #expect(Font.system(size: 3) == .system(size: 3, weight: .bold) && Font.system(size: 3) != .system(size: 4))
    #expect(Font.body.bold() == .body && Font.title.weight(.heavy) == .title)
    let word = "a"
    #expect(LocalizedStringKey("a") == "a" && LocalizedStringKey("a") != "b" && LocalizedStringKey(word) == "a")
    #expect(Animation.smooth == .spring() && Animation.spring(response: 1) != .spring && Animation.linear != .easeIn)
    #expect(Animation.easeInOut(duration: 0.35) == .easeInOut && Animation.easeOut(duration: 1) != .easeOut)
    #expect(ScrollTransitionPhase.identity.isIdentity && !ScrollTransitionPhase.topLeading.isIdentity)
    #expect([ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
    #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
    let transaction = Transaction(animation: .linear)
    #expect(transaction.animation == .linear && !transaction.disablesAnimations)
    #expect(transaction.scrollTargetAnchor == nil && !transaction.scrollPositionUpdatePreservesVelocity)
    #expect(transaction.scrollContentOffsetAdjustmentBehavior == .automatic)
    let phases: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
    #expect(
      phases.map(\.debugDescription) == ["idle", "tracking", "interacting", "decelerating", "animating"])
    #expect(withAnimation { 3 } == 3 && withTransaction(transaction) { 4 } == 4)
  }

  @Test("Views keep their content and their data")
  @MainActor func views() {
    let list = ForEach([4, 5], id: \.self) { Text("\($0)") }
    #expect(list.data == [4, 5] && list.content(4) == Text("4"))
    #expect(ForEach(0..<2) { Text("\($0)") }.content(1) == Text("1"))
    let scroll = ScrollView { Text("a") }
    #expect(scroll.axes == .vertical && scroll.showsIndicators && scroll.content == Text("a"))
    let row = ScrollView(.horizontal, showsIndicators: false) { Text("b") }
    #expect(row.axes == .horizontal && !row.showsIndicators)
    #expect(RoundedRectangle(cornerRadius: 4).cornerRadius == 4)
  }

  @Test("Margins at edges, and views in rows and columns")
  @MainActor func margins() {
    let views = ScrollTargetViews.row(widths: [10, 20, 30], height: 40, spacing: 5)
    #expect(views.contentSize == CGSize(width: 70, height: 40))
    #expect(views.frames.map(\.minX) == [0, 15, 40] && views.frames.map(\.width) == [10, 20, 30])
    #expect(views.frames.allSatisfy { $0.minY == 0 && $0.height == 40 })
    let column = ScrollTargetViews.column(heights: [10, 20], width: 40, spacing: 6)
    #expect(column.contentSize == CGSize(width: 40, height: 36) && column.frames.map(\.minY) == [0, 16])
    #expect(column.frames.map(\.height) == [10, 20] && column.frames.allSatisfy { $0.minX == 0 && $0.width == 40 })
    for spacing in [5.0, -5] {
      #expect(
        ScrollTargetViews.row(widths: [], height: 40, spacing: spacing).contentSize == CGSize(width: 0, height: 40))
      #expect(
        ScrollTargetViews.column(heights: [], width: 40, spacing: spacing).contentSize == CGSize(width: 40, height: 0))
    }
  }

  private struct Named: Identifiable {
    let id: Int
    var name: String { "n\(id)" }
  }

  @Test("Buttons have their action, lists their elements, and names the colour that they name")
  @MainActor func more() {
    var presses = 0
    let buttons = [Button("a") { presses += 1 }, Button("b"[...]) { presses += 1 }]
    let labelled = Button(action: { presses += 1 }, label: { Text("c") })
    #expect(buttons.count == 2 && type(of: labelled) == Button<Text>.self && presses == 0)
    let list = ForEach([Named(id: 1), Named(id: 2)]) { Text($0.name) }
    #expect(list.data.map(\.id) == [1, 2] && list.content(list.data[1]) == Text("n2"))
    #expect(UnitPoint() == .zero && State<Int?>().wrappedValue == nil && Transaction().animation == nil)
    #expect(Text(LocalizedStringKey("d")) == Text("d"))
    func color(_ style: some ShapeStyle) -> Color? { style as? Color }
    #expect([color(.clear), color(.black), color(.white), color(.gray)] == [Color.clear, .black, .white, .gray])
    #expect([color(.red), color(.orange), color(.yellow), color(.green)] == [Color.red, .orange, .yellow, .green])
    #expect([color(.teal), color(.blue), color(.indigo), color(.purple)] == [Color.teal, .blue, .indigo, .purple])
    #expect([color(.pink), color(.primary), color(.secondary)] == [Color.pink, .primary, .secondary])
    let text = Text("e")
    let modified: [any View] = [
      text.bold(), text.opacity(0.5), text.clipped(), text.scrollClipDisabled(),
      text.shadow(radius: 3),
    ]
    #expect(modified.allSatisfy { $0 as? Text == text } && presses == 0)
  }

  @ViewBuilder private func choice(_ number: Int) -> some View {
    Text("a")
    if number > 0 { Text("b") } else { Color.red }
    if number > 1 { Circle() }
  }

  @ViewBuilder private func nothing() -> some View {}

  @Test("A builder makes one view of the kinds of views that it lists")
  @MainActor func builders() {
    typealias Choice = TupleView<(Text, _ConditionalContent<Text, Color>, Circle?)>
    for number in 0...2 { #expect(type(of: choice(number)) == Choice.self) }
    #expect(type(of: nothing()) == EmptyView.self)
    #expect(type(of: ViewBuilder.buildLimitedAvailability(Text("a"))) == AnyView.self)
    func kind(_ shape: some Shape) -> String { "\(type(of: shape))" }
    #expect(
      [kind(.rect), kind(.rect(cornerRadius: 3)), kind(.circle), kind(.capsule)] == [
        "Rectangle", "Rectangle", "Circle", "Capsule",
      ])
    func style(_ style: some ShapeStyle) -> Bool { style is Material }
    #expect(style(.ultraThinMaterial) && style(.thinMaterial) && style(.regularMaterial) && !style(.red))
    #expect(type(of: GeometryReader { Text("\($0.size.width)") }) == GeometryReader<Text>.self)
    let key: LocalizedStringKey = "a"
    #expect(type(of: Button(key) {}) == Button<Text>.self)
  }
}
