import SwiftUI

/// The month that a calendar shows.
@MainActor
public final class Calendar12 {
  public internal(set) var month = 6

  public init() {}
}

/// Months without an end: three pages, of which the middle one is selected again after each turn.
public struct MonthPages: View {
  let calendar: Calendar12
  @State private var page = 0

  public init(calendar: Calendar12) {
    self.calendar = calendar
  }

  public var body: some View {
    TabView(selection: $page) {
      ForEach(-1...1, id: \.self) { offset in
        Text("Month \(calendar.month + offset)").tag(offset)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .onChange(of: page) { _, turned in
      guard turned != 0 else { return }
      calendar.month += turned
      page = 0
    }
  }
}
