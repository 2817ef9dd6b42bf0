import FacadeSupport
import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import TestSupport
import Testing

/// One card with modifiers, in the middle of a view of 400 × 300.
private struct Wrapped<Content: View>: View {
  let wrap: @MainActor (Color) -> Content
  var body: some View { ForEach(0..<1) { _ in wrap(Color.red) }.gesture(DragGesture()) }
}

/// A color between two widths, with a priority.
private struct Part: Hashable {
  let least, most: Double
  let priority: Int
}

private struct Parts: View {
  let parts: [Part]
  let width: Double

  var body: some View {
    HStack(spacing: 0) {
      ForEach(parts.indices, id: \.self) { index in
        Color.red.frame(minWidth: CGFloat(parts[index].least), maxWidth: CGFloat(parts[index].most))
          .layoutPriority(Double(parts[index].priority))
      }
    }
    .frame(width: CGFloat(width))
    .gesture(DragGesture())
  }
}

/// Cards of a ratio in a scroll view.
private struct Shelf: View {
  let axes: Axis.Set
  var body: some View {
    ScrollView(axes) {
      HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.aspectRatio(0.75, contentMode: .fit) } }
    }
    .gesture(DragGesture())
  }
}

/// A badge on a card of 100 × 50.
private struct Badge<Content: View>: View {
  let alignment: Alignment
  let isBehind: Bool
  let content: @MainActor (Color) -> Content

  var body: some View {
    let card = Color.red.frame(width: 100, height: 50)
    if isBehind {
      card.background(alignment: alignment) { badge }
    } else {
      card.overlay(alignment: alignment) { badge }
    }
  }

  private var badge: some View { ForEach(0..<1) { _ in content(Color.blue) }.gesture(DragGesture()) }
}

@Suite("Sizes that a view is offered, and what lies on it") @MainActor
struct OfferedSizeTests {
  private func frame<Content: View>(_ wrap: @escaping @MainActor @Sendable (Color) -> Content) -> [Double] {
    numbers(SimulatedDragGesture(size: CGSize(width: 400, height: 300)) { Wrapped(wrap: wrap) }.frames[0])
  }

  private func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }

  @Test(
    "A ratio fits in the room there is or fills it, and touches two of its sides", arguments: [ContentMode.fit, .fill])
  @MainActor func ratios(mode: ContentMode) {
    for seed in 0..<UInt64(sweepCount(200)) {
      var generator = SeededGenerator(seed: seed)
      let room = CGSize(
        width: .random(in: 20...390, using: &generator), height: .random(in: 20...290, using: &generator))
      let ratio = CGFloat.random(in: 0.1...4, using: &generator)
      // The offset shows the view itself, and not the frame around it.
      let own = frame {
        $0.aspectRatio(ratio, contentMode: mode).offset().frame(width: room.width, height: room.height)
      }
      let (wide, high) = (own[2] - Double(room.width), own[3] - Double(room.height))
      #expect(abs(own[2] / own[3] - Double(ratio)) < 1e-9 * Double(ratio))
      #expect(abs(mode == .fit ? max(wide, high) : min(wide, high)) < 1e-9, "\(own) in \(room)")
      #expect(abs(own[0] + own[2] / 2 - 200) < 1e-9 && abs(own[1] + own[3] / 2 - 150) < 1e-9)
    }
  }

  @Test("A ratio decides the length along which a scroll view leaves it free")
  @MainActor func ratioInScrollView() {
    for (axes, width, height) in [(Axis.Set.horizontal, 225.0, 300.0), (.vertical, 400 / 3, 400 / 2.25)] {
      let view = SimulatedDragGesture(size: CGSize(width: 400, height: 300)) { Shelf(axes: axes) }
      for (index, frame) in view.frames.enumerated() {
        let own = numbers(frame)
        #expect(abs(own[2] - width) < 1e-9 && abs(own[3] - height) < 1e-9)
        #expect(abs(own[0] - Double(index) * width) < 1e-9)
      }
    }
  }

  @Test("A ratio as a size is the same; without one, or of nothing, the view keeps what it is offered")
  @MainActor func sameRatio() {
    let own = frame { $0.aspectRatio(4, contentMode: .fit).offset() }
    #expect(own == [0, 100, 400, 100])
    #expect(frame { $0.aspectRatio(CGSize(width: 8, height: 2), contentMode: .fit).offset() } == own)
    for ratio in [nil, 0, -1, CGFloat.nan] {
      #expect(frame { $0.aspectRatio(ratio, contentMode: .fill).offset() } == [0, 0, 400, 300])
    }
  }

  @Test("A view of a fixed size has its own length in any room")
  @MainActor func fixedSizes() {
    for room in [30.0, 120, 380] {
      func own<Content: View>(_ fix: @escaping @MainActor @Sendable (AnyView) -> Content) -> [Double] {
        frame { color in
          fix(AnyView(color.frame(minWidth: 10, idealWidth: 90, maxWidth: 390, idealHeight: 70, maxHeight: 280)))
            .offset().frame(width: room, height: room)
        }
      }
      #expect(own { $0 }[2...] == [room, min(room, 280)])
      #expect(own { $0.fixedSize() }[2...] == [90, 70])
      #expect(own { $0.fixedSize(horizontal: true, vertical: false) }[2...] == [90, min(room, 280)])
      #expect(own { $0.fixedSize(horizontal: false, vertical: true) }[2...] == [room, 70])
    }
  }

  @Test("A stack gives room to views of a higher priority first, and evenly to those of the same")
  @MainActor func priorities() {
    for seed in 0..<UInt64(sweepCount(400)) {
      var generator = SeededGenerator(seed: seed)
      // A shortest length of its own, longer than its share, would make a view take from those after it.
      let shortest = (0..<3).map { _ in Double.random(in: 0...40, using: &generator) }
      let parts = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        let priority = Int.random(in: 0..<3, using: &generator)
        let least = shortest[priority]
        return Part(least: least, most: least + .random(in: 0...150, using: &generator), priority: priority - 1)
      }
      let least = parts.reduce(0) { $0 + $1.least }
      let width = Double.random(in: least...(least + 300), using: &generator)
      let view = SimulatedDragGesture(size: CGSize(width: 700, height: 100)) { Parts(parts: parts, width: width) }
      let lengths = view.frames.map { Double($0.width) }
      let near = 1e-9 * 700
      func isLeast(_ index: Int) -> Bool { lengths[index] < parts[index].least + near }
      func isMost(_ index: Int) -> Bool { lengths[index] > parts[index].most - near }
      // These laws allow for one result only.
      #expect(lengths.reduce(0, +) < width + near)
      #expect(lengths.reduce(0, +) > width - near || parts.indices.allSatisfy(isMost), "\(seed)")
      for (one, other) in parts.indices.flatMap({ one in parts.indices.map { (one, $0) } }) {
        if parts[one].priority > parts[other].priority { #expect(isMost(one) || isLeast(other), "\(seed)") }
        if parts[one].priority == parts[other].priority, lengths[one] < lengths[other] - near {
          #expect(isMost(one) || isLeast(other), "\(seed)")
        }
      }
    }
  }

  @Test("A modifier keeps the priority of the only view in it")
  @MainActor func keptPriority() {
    let view = SimulatedDragGesture(size: CGSize(width: 300, height: 100)) {
      Stack { $0.layoutPriority(1).padding(5) }
    }
    #expect(view.frames.map { Double($0.width) } == [280, 20])
  }

  private struct Stack<Content: View>: View {
    let wrap: @MainActor (Color) -> Content
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2) { index in
          if index == 0 { wrap(Color.red) } else { Color.blue.frame(minWidth: 20) }
        }
      }
      .gesture(DragGesture())
    }
  }

  @Test("What lies on a view or behind it has the view's size to fill, and its alignment; the view keeps its own size")
  @MainActor func layers() {
    for isBehind in [false, true] {
      func badge<Content: View>(
        _ alignment: Alignment = .center, _ wrap: @escaping @MainActor @Sendable (Color) -> Content
      ) -> [Double] {
        let view = SimulatedDragGesture(size: CGSize(width: 400, height: 300)) {
          Badge(alignment: alignment, isBehind: isBehind, content: wrap)
        }
        return numbers(view.frames[0])
      }
      #expect(badge { $0 } == [150, 125, 100, 50])
      #expect(badge { $0.frame(width: 30, height: 20) } == [185, 140, 30, 20])
      #expect(badge(.bottomTrailing) { $0.frame(width: 30, height: 20) } == [220, 155, 30, 20])
      #expect(badge(.topLeading) { $0.frame(width: 130, height: 20) } == [150, 125, 130, 20])
      #expect(badge { $0.aspectRatio(1, contentMode: .fit) } == [175, 125, 50, 50])
    }
  }

  @Test("A row is where it was without what lies on it, behind it, and in it")
  @MainActor func rows() {
    func same<First: View, Second: View>(
      _ plain: @escaping @MainActor @Sendable (Color) -> First,
      _ layered: @escaping @MainActor @Sendable (Color) -> Second
    ) { #expect(frame(plain) == frame(layered)) }
    same({ $0 }, { $0.overlay { Color.blue.frame(width: 900, height: 900) } })
    same({ $0.frame(width: 80, height: 60) }, { $0.frame(width: 80, height: 60).overlay(Circle().stroke(Color.red)) })
    same({ $0.frame(width: 80, height: 60) }, { $0.background(Circle()).frame(width: 80, height: 60) })
    same({ $0.frame(width: 80) }, { $0.frame(width: 80).background(Color.blue).background(.thinMaterial) })
    same({ $0.frame(width: 80).offset(x: 9) }, { $0.frame(width: 80).offset(x: 9).overlay { Text("New") } })
    same({ $0.frame(width: 80).offset(x: 9) }, { $0.frame(width: 80).background { Text("New") }.offset(x: 9) })
    same(
      { $0.frame(width: 80).offset(x: 9).frame(width: 200) },
      { $0.frame(width: 80).offset(x: 9).overlay(alignment: .top) { Color.blue }.frame(width: 200) })
    same(
      { color in
        HStack {
          color.frame(width: 10, height: 10); color
        }
      },
      { color in
        HStack {
          color.frame(width: 10, height: 10).overlay { color }; color
        }
      })
    same(
      { color in
        HStack {
          color.frame(width: 10); color
        }
      },
      { color in
        HStack {
          Group {
            color.frame(width: 10); color
          }.background { color.frame(width: 400) }
        }
      })
  }
}
