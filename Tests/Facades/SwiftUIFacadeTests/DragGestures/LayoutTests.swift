import FacadeSupport
import GestureReplay
import ScrollPhysics
import SwiftUIExamples
import SwiftUIFacade
import TestSupport
import Testing

/// A part of a stack in a test: a fixed length, a spacer, or a color that fills its room.
private enum Part: Hashable {
  case fixed(CGFloat, across: CGFloat)
  case spacer(CGFloat)
  case fills
}

private struct PartView: View {
  let part: Part
  let isVertical: Bool

  var body: some View {
    switch part {
    case .fixed(let length, let across):
      Color.red.frame(width: isVertical ? across : length, height: isVertical ? length : across)
    case .spacer(let shortest): Spacer(minLength: shortest)
    case .fills: Color.red
    }
  }
}

/// A stack of parts in a frame of its own.
private struct PartStack: View {
  let parts: [Part]
  let isVertical: Bool
  let spacing: CGFloat
  let size: CGSize

  var body: some View {
    Group {
      if isVertical {
        VStack(alignment: .trailing, spacing: spacing) { rows }
      } else {
        HStack(alignment: .top, spacing: spacing) { rows }
      }
    }
    .frame(width: size.width, height: size.height, alignment: .bottomTrailing)
    .gesture(DragGesture())
  }

  private var rows: some View {
    ForEach(parts.indices, id: \.self) { PartView(part: parts[$0], isVertical: isVertical) }
  }
}

/// One card with modifiers, in the middle of a view of 400 × 300.
private struct Wrapped<Content: View>: View {
  let wrap: @MainActor (Color) -> Content
  var body: some View { ForEach(0..<1) { _ in wrap(Color.red) }.gesture(DragGesture()) }
}

@Suite("The layout of apps' own views") @MainActor
struct LayoutTests {
  @Test("A stack gives its parts the room there is: fixed lengths first, and the rest in equal shares")
  @MainActor func stacks() {
    for seed in 0..<UInt64(sweepCount(300)) {
      var generator = SeededGenerator(seed: seed)
      let isVertical = Bool.random(using: &generator)
      let spacing = CGFloat.random(in: 0...20, using: &generator)
      let parts = (0..<Int.random(in: 1...6, using: &generator)).map { _ -> Part in
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: .fixed(.random(in: 5...60, using: &generator), across: .random(in: 5...90, using: &generator))
        case 1: .spacer(.random(in: 0...10, using: &generator))
        default: .fills
        }
      }
      let size = CGSize(width: 500, height: 500)
      let view = SimulatedDragGesture(size: CGSize(width: 600, height: 700)) {
        PartStack(parts: parts, isVertical: isVertical, spacing: spacing, size: size)
      }
      // By hand: the frame is in the middle of the view, 50 and 100 points from its edges.
      let fixed = parts.reduce(0.0) { if case .fixed(let length, _) = $1 { $0 + length } else { $0 } }
      let flexible = parts.filter { if case .fixed = $0 { false } else { true } }.count
      let gaps = Double(spacing) * Double(parts.count - 1)
      let share = flexible == 0 ? 0 : (500 - fixed - gaps) / Double(flexible)
      let across = parts.map { part -> Double in
        switch part {
        case .fixed(_, let across): Double(across)
        case .spacer: 0
        case .fills: 500
        }
      }
      let length = fixed + gaps + share * Double(flexible)
      let widest = across.max() ?? 0
      var next = 500 - length
      for (index, part) in parts.enumerated() {
        let own = if case .fixed(let length, _) = part { Double(length) } else { share }
        // Rows of a vertical stack end at the trailing edge; those of a horizontal one begin at the top of the stack.
        let (along, beside) = (next, isVertical ? 500 - across[index] : 500 - widest)
        let frame = view.frames[index]
        let expected =
          isVertical
          ? CGRect(x: 50 + beside, y: 100 + along, width: across[index], height: own)
          : CGRect(x: 50 + along, y: 100 + beside, width: own, height: across[index])
        #expect(abs(frame.minX - expected.minX) < 1e-9 && abs(frame.minY - expected.minY) < 1e-9, "\(seed) \(index)")
        if case .spacer = part {
          #expect(abs((isVertical ? frame.height : frame.width) - CGFloat(own)) < 1e-9)
        } else {
          #expect(abs(frame.width - expected.width) < 1e-9 && abs(frame.height - expected.height) < 1e-9, "\(seed)")
        }
        next += own + Double(spacing)
      }
    }
  }

  private func frame<Content: View>(_ wrap: @escaping @MainActor @Sendable (Color) -> Content) -> [Double] {
    let view = SimulatedDragGesture(size: CGSize(width: 400, height: 300)) { Wrapped(wrap: wrap) }
    let frame = view.frames[0]
    return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }

  @Test("Frames, paddings, offsets and positions place a view in the middle of what is left")
  @MainActor func modifiers() {
    #expect(frame { $0 } == [0, 0, 400, 300])
    #expect(frame { $0.frame(width: 100, height: 50) } == [150, 125, 100, 50])
    #expect(frame { $0.frame(width: 100) } == [150, 0, 100, 300])
    // The frame is the row; the color in it is not seen from outside.
    #expect(frame { $0.frame(width: 100, height: 50).padding() } == [134, 109, 132, 82])
    #expect(frame { $0.padding(10) } == [0, 0, 400, 300])
    #expect(frame { $0.frame(width: 100, height: 50).padding(.horizontal, 20) } == [130, 125, 140, 50])
    #expect(
      frame { $0.frame(width: 100, height: 50).padding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)) }
        == [145, 122.5, 110, 55])
    #expect(frame { $0.frame(width: 100, height: 50).padding([.top, .leading], 10) } == [145, 120, 110, 60])
    #expect(frame { $0.frame(width: 100, height: 50).padding([.bottom, .trailing], 10) } == [145, 120, 110, 60])
    #expect(frame { $0.frame(width: 100, height: 50).offset(x: 7, y: -3) } == [157, 122, 100, 50])
    #expect(frame { $0.frame(width: 100, height: 50).offset(CGSize(width: 7, height: -3)) } == [157, 122, 100, 50])
    #expect(frame { $0.frame(width: 100, height: 50).position(x: 60, y: 70) } == [10, 45, 100, 50])
    #expect(frame { $0.frame(width: 100, height: 50).position(CGPoint(x: 60, y: 70)) } == [10, 45, 100, 50])
    #expect(frame { $0.frame(width: 100, height: 50).position(x: 60) } == [10, -25, 100, 50])
    #expect(frame { $0.frame(width: 100, height: 50).position(y: 70) } == [-50, 45, 100, 50])
    // An offset in a frame moves the row that is seen, not the frame.
    #expect(
      frame { $0.frame(width: 100, height: 50).offset(x: 7).frame(width: 200, height: 90, alignment: .topLeading) }
        == [107, 105, 100, 50])
    #expect(frame { $0.frame(width: 10, height: 50).offset(x: 5).padding(.leading, 30) } == [215, 125, 10, 50])
  }

  @Test("A frame with bounds takes the room it is offered between them")
  @MainActor func bounds() {
    #expect(frame { $0.frame(maxWidth: 250, maxHeight: 80) } == [75, 110, 250, 80])
    #expect(frame { $0.frame(maxWidth: .infinity, maxHeight: 900) } == [0, 0, 400, 300])
    #expect(frame { $0.frame(minWidth: 500) } == [-50, 0, 500, 300])
    #expect(
      frame { $0.frame(width: 50, height: 50).offset().frame(minWidth: 100, alignment: .leading) } == [
        150, 125, 50, 50,
      ])
    #expect(
      frame { $0.frame(width: 50, height: 50).offset().frame(maxWidth: .infinity, alignment: .trailing) } == [
        350, 125, 50, 50,
      ])
    #expect(
      frame { $0.frame(width: 50, height: 50).offset().frame(minWidth: 60, maxWidth: 90, alignment: .trailing) }
        == [195, 125, 50, 50])
    #expect(
      frame { $0.frame(width: 500, height: 50).offset().frame(maxWidth: 90, alignment: .leading) } == [
        155, 125, 500, 50,
      ])
  }

  @Test("Words and pictures that are not resizable have no size; a resizable picture fills its room")
  @MainActor func leaves() {
    #expect(frame { _ in Text("Card") } == [200, 150, 0, 0])
    #expect(frame { _ in Image(systemName: "star") } == [200, 150, 0, 0])
    #expect(frame { _ in Image("card").resizable() } == [0, 0, 400, 300])
    #expect(
      frame { _ in ZStack(alignment: .bottomLeading) { Color.red.frame(width: 40, height: 30) } } == [180, 135, 40, 30])
    #expect(frame { _ in ScrollView(.horizontal) { Color.red } } == [0, 0, 400, 300])
    #expect(
      frame { _ in
        HStack {
          Color.red.frame(width: 10, height: 10); Color.blue.frame(width: 10, height: 10)
        }
      } == [186, 145, 28, 10])
  }

  /// Cards whose width a reader inside of other views decides.
  private struct ReadWidths: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        GeometryReader { proxy in
          HStack(spacing: 0) {
            ForEach(0..<3) { _ in
              GeometryReader { card in
                Color.red.frame(width: card.size.width / 2, height: card.frame(in: .global).minY)
              }
              .frame(width: proxy.size.width / 2)
            }
          }
        }
        .padding(.horizontal, 30)
      }
      .gesture(DragGesture())
    }
  }

  @Test("A GeometryReader has the size that the layout gives it, also after a resize")
  @MainActor func readers() {
    var view = SimulatedDragGesture(size: CGSize(width: 400, height: 300)) { ReadWidths() }
    #expect(view.frames.map { Double($0.minX) } == [30, 200, 370])
    #expect(view.frames.map { Double($0.width) } == [170, 170, 170])
    #expect(view.frames.map { Double($0.height) } == [200, 200, 200])
    var trace = ScrollTrace()
    view.resize(to: Size2D(width: 300, height: 500), recording: &trace)
    #expect(view.frames.map { Double($0.minX) } == [30, 150, 270])
    #expect(Double(view.contentOffset.x) == -30)
  }

  /// Colors in a scroll view that scrolls along some axes.
  private struct Scrolled: View {
    let axes: Axis.Set

    var body: some View {
      ScrollView(axes) { HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red } } }.gesture(DragGesture())
    }
  }

  @Test("In a scroll view, content has its own length along the axes of scrolling, and the view's across them")
  @MainActor func scrollViews() {
    for (axes, width, height) in [
      (Axis.Set.horizontal, 10.0, 300.0), (.vertical, 100, 10), ([.horizontal, .vertical], 10, 10),
    ] {
      let view = SimulatedDragGesture(size: CGSize(width: 400, height: 300)) { Scrolled(axes: axes) }
      #expect(view.frames.map { Double($0.minX) } == (0..<4).map { width * Double($0) })
      #expect(view.frames.allSatisfy { Double($0.width) == width && Double($0.height) == height && $0.minY == 0 })
    }
  }
}
