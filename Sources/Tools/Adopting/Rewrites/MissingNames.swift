extension AppSource {
  /// What needs Objective-C and has no substitute, as the spellings of its tokens, with advice.
  private static let missing: [(tokens: [String], advice: String)] = [
    (["#keyPath"], "#keyPath: there is no key-value coding; read the property"),
    (["observe", "(", "\\"], "observe: there is no key-value observing; use the delegate"),
    (["forKeyPath", ":"], "forKeyPath: there is no key-value observing; use the delegate"),
    (["value", "(", "forKey"], "value(forKey:): there is no key-value coding; read the property"),
    (["setValue", "("], "setValue: there is no key-value coding; set the property"),
    (["responds", "("], "responds(to:): there is no Objective-C; cast to the protocol"),
    (["@NSManaged"], "@NSManaged: there is no Core Data; put the class into a file of its own"),
    (["performSelector"], "performSelector: call the method"),
  ]
  /// Frameworks of Apple's that are only on its platforms.
  private static let frameworks: Set = [
    "AVFoundation", "AVKit", "Charts", "CloudKit", "Combine", "CoreData", "CoreImage", "CoreLocation", "CoreMotion",
    "MapKit", "MetalKit", "OSLog", "Photos", "PhotosUI", "SafariServices", "StoreKit", "SwiftData", "WebKit", "os",
  ]

  /// Parts of Combine's names that SwiftUI does not have here, and the names with them that it has.
  private static let ofCombine = ["Cancellable", "Future", "Just", "Publisher", "Subject", "sink"]
  private static let ofTimers = ["Publishers", "TimerPublisher"]

  /// Says what does not compile and stays, and leaves out imports of which nothing is needed, or that hide the timers of
  /// the facade.
  mutating func nameWhatIsMissing() {
    let imports = Set(tokens.indices.filter { self[$0] == "import" }.map { self[$0 + 1] })
    let hasFoundation = !imports.isDisjoint(with: ["UIKit", "SwiftUI"])
    for index in tokens.indices where tokens[index].isWord {
      for (words, advice) in Self.missing where words.enumerated().allSatisfy({ self[index + $0.offset] == $0.element })
      {
        if words.last != "(" || self[index - 1] == "." { note(.impossible, at: index, advice) }
      }
      if self[index] == "DispatchTime", self[index - 1] == ":", self[index - 2] == "deadline" {
        leaveOut(index..<index + 1, "DispatchTime: a deadline in simulated time is .now()")
      }
      guard self[index] == "import" else { continue }
      let module = self[index + 1]
      if ["ObjectiveC", "Darwin"].contains(module) {
        leaveOut(index..<index + 2, "import \(module)")
      } else if ["Foundation", "Dispatch"].contains(module), self[index + 2] != ".", hasFoundation {
        let whole = modifiers(of: index).lowerBound..<index + 2
        leaveOut(whole, "import \(module): UIKit has it, with timers in simulated time")
      } else if module == "UIKit", self[index + 2] == "." {
        leaveOut(index + 2..<end(from: index + 2) { self[$0] == "." || self[$0 - 1] == "." }, "the submodule")
      } else if module == "Combine", imports.contains("SwiftUI"),
        !tokens.indices.contains(where: { index in
          !Self.ofTimers.contains(self[index]) && Self.ofCombine.contains { self[index].contains($0) }
        })
      {
        leaveOut(index..<index + 2, "import Combine: SwiftUI has what the file uses")
      } else if Self.frameworks.contains(module) {
        note(.remark, at: index, "there is no \(module) here; add a target of this name, with what the file uses")
      }
    }
  }
}
