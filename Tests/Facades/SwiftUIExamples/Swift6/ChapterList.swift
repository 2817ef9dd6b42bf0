import SwiftUI

/// The chapters that a reader shows, and how often it came to rest.
@MainActor
@Observable
public final class Reader {
  var chapters: [CGFloat] = [0, 820, 1500, 2600]
  public internal(set) var rests = 0

  public init() {}
}

/// Sticks to a chapter's first line if a scroll would stop within 80 pt of it; otherwise one reads on.
@MainActor
public struct ChapterList: @preconcurrency ScrollTargetBehavior {
  let reader: Reader
  var reach: CGFloat = 80

  public init(reader: Reader, reach: CGFloat = 80) {
    self.reader = reader
    self.reach = reach
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    reader.rests += 1
    let y = target.rect.minY
    if let chapter = reader.chapters.min(by: { abs($0 - y) < abs($1 - y) }), abs(chapter - y) <= reach {
      // The line itself, at the top of the screen.
      target.rect = CGRect(x: target.rect.minX, y: chapter, width: target.rect.width, height: 0)
      target.anchor = .top
    }
  }
}
