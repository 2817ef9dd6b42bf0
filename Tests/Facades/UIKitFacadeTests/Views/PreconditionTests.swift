import Foundation
import Testing
import UIKitFacade

@Suite("Programming errors in views") @MainActor
struct PreconditionTests {
  /// A mistake of the program.
  enum Mistake: String, Codable, CaseIterable {
    case viewInItself, timerWithoutInterval, offsetIsNaN, groupWithoutItems, drivenWhileDriven

    /// The message, also of an optimized build.
    var sentence: String {
      switch self {
      case .viewInItself: "a view cannot be put into itself or into a view that is in it"
      case .timerWithoutInterval: "a timer's interval must be a positive number of seconds"
      case .offsetIsNaN: "a content offset must be finite"
      case .groupWithoutItems: "a group needs at least one subitem"
      case .drivenWhileDriven: "a scroll view cannot be driven from a call of its delegate"
      }
    }

    /// Makes the mistake.
    @MainActor
    func make() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.contentSize = CGSize(width: 3000, height: 200)
      switch self {
      case .viewInItself: view.addSubview(view)
      case .timerWithoutInterval: view.schedule(after: 0) {}
      case .offsetIsNaN: view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
      case .groupWithoutItems:
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        _ = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
      case .drivenWhileDriven:
        view.schedule(after: 0.1) { _ = try? view.advance(until: .settled) }
        _ = try? view.advance(until: .after(1))
      }
    }
  }

  @Test("A programming error stops the process with a message", arguments: Mistake.allCases)
  func stops(_ mistake: Mistake) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
      await MainActor.run { mistake.make() }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(mistake.sentence), "\(said)")
  }
}
