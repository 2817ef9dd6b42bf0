import FacadeSupport
import FeelTesting
import Foundation
import GestureReplay
import Readings
import Scenes
import ScrollPhysics
import SwiftUIFacade
import TestSupport
import UIKitFacade

/// What libFuzzer feeds: one parser, or one kind of scroll view under its laws; `.ci/fuzz` names it in `FUZZ_TARGET`.
private enum FuzzTarget: String, CaseIterable {
  case scene, gesture, csv, webkit, w3c, getevent, golden, map, sheet, run, view, readings, track, sections, swiftui

  /// Takes bytes as a document; errors are what a parser is for, anything else ends the process.
  func feed(_ bytes: Data) {
    switch self {
    case .scene: _ = try? SceneDocument.decode(bytes)
    case .gesture:
      if let gesture = try? GestureDocument.decode(bytes) {
        // A document that was read is written so that it reads back the same.
        let copy = try? GestureDocument.decode(Data(GestureDocument.encode(gesture).utf8))
        require(copy == gesture, "a gesture does not read back as it was written")
      }
    case .csv: _ = try? GestureCSV.decode(bytes, name: "fuzz")
    case .webkit, .w3c, .getevent:
      guard let format = GestureFormat(rawValue: rawValue) else { return }
      // `getevent` needs to know the screen.
      let screen = Size2D(width: 375, height: 812)
      _ = try? GestureImport(bytes, format: format, name: "fuzz", screenSize: screen)
    case .golden: _ = try? RecordedRun(String(decoding: bytes, as: UTF8.self))
    case .map:
      if let map = try? DecisionMapText.decode(String(decoding: bytes, as: UTF8.self)) {
        require((try? DecisionMapText.decode(DecisionMapText.encode(map))) != nil, "a map does not read back")
      }
    case .sheet:
      if let sheet = try? FeelSheetText.decode(String(decoding: bytes, as: UTF8.self)) {
        let copy = try? FeelSheetText.decode(FeelSheetText.encode(sheet))
        require(copy?.lines == sheet.lines, "a sheet does not read back")
      }
    case .run: _ = try? RunJSON.decode(bytes)
    case .view:
      var generator = ByteGenerator(bytes: [UInt8](bytes))
      let configuration = ScrollConfiguration.random(using: &generator)
      let sequence = ViewSequence(using: &generator, configuration: configuration)
      if let violation = sequence.violation {
        fatalError("\(violation)\n\(sequence.shrunk)")
      }
    case .readings:
      guard var readings = try? ReadingsDocument.decode(bytes) else { return }
      // Each may simulate a minute; a file may have a hundred.
      readings.experiments.removeSubrange(min(3, readings.experiments.count)...)
      let replay = ReadingsReplay([readings])
      for result in replay.results {
        require(result.rows.count == result.experiment.values.count, "a value has no row")
        require(result.rows.allSatisfy { $0.model.isFinite }, "a value of the model is not finite")
      }
      _ = ReadingsJSON.encode(replay)
    case .track:
      // Bytes that are no CSV are steps of a walk, in pixels.
      var last = TimedValue(0, 0)
      let walk = bytes.map { byte in
        last = TimedValue(last.time + 1000 / 60, last.value + Double(Int8(bitPattern: byte)) / 3)
        return last
      }
      let samples = (try? TrackCSV.decode(bytes)) ?? walk
      // A film of something else takes as long as many movements.
      let track = RecordedTrack(samples: Array(samples.prefix(100)))
      guard (try? track.validate()) != nil else { return }
      let cleaned = track.cleaned()
      let moves = cleaned.moves()
      for move in moves {
        let values = [move.start, move.end, move.target, move.offset, move.velocity.value, move.settle.value]
        require(values.allSatisfy(\.isFinite) && move.start <= move.end, "a movement has an impossible number")
      }
      let text = LawsDocument.encode(moves, cleaned)
      let isRead = text.isEmpty || (try? ReadingsDocument.decode(Data(text.utf8))) != nil
      require(isRead, "the readings cannot be read: \(text)")
    case .swiftui:
      var generator = ByteGenerator(bytes: [UInt8](bytes))
      let view = SwiftUIScrollView.random(using: &generator)
      hold(DrivenView(.random(24, using: &generator)) { view })
    case .sections:
      // libFuzzer calls its hook on the main thread.
      MainActor.assumeIsolated {
        var generator = ByteGenerator(bytes: [UInt8](bytes))
        let sections = RandomSections(using: &generator)
        let actions = [ViewAction].random(16, using: &generator)
        if Bool.random(using: &generator), let section = sections.scrolling {
          // The size of a section is its layout's.
          let own = actions.filter { if case .boundsSize = $0 { false } else { true } }
          hold(DrivenView(own) { SimulatedUIScrollView(section: section) { sections.makeView() } })
        } else {
          hold(DrivenView(actions) { SimulatedUIScrollView { sections.makeView() } })
        }
      }
    }
  }

  /// Ends the process with a message, which `precondition` would not print in an optimized build.
  private func require(_ condition: Bool, _ message: String) {
    if !condition { fatalError(message) }
  }

  /// Ends the process with the shortest sequence that breaks a law.
  private func hold<View: SimulatedScrollView>(_ driven: DrivenView<View>) {
    if let violation = driven.violation { fatalError("\(violation)\n\(driven.shrunk)") }
  }
}

/// Numbers from the bytes the fuzzer gives, and from a seed when they are used up.
private struct ByteGenerator: RandomNumberGenerator {
  let bytes: [UInt8]
  private var position = 0
  private var seeded = SeededGenerator(seed: 1)

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> UInt64 {
    if position >= bytes.count { return seeded.next() }
    var value: UInt64 = 0
    for index in position..<position + 8 { value = value << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
    position += 8
    return value
  }
}

private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init)

/// libFuzzer's hook.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    preconditionFailure("FUZZ_TARGET must be one of \(names)")
  }
  target.feed(Data(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
