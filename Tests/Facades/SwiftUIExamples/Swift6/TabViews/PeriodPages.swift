import SwiftUI

public enum Period: Hashable, CaseIterable {
  case day, week, month
}

/// A day, a week and a month beside each other, without a loop.
public struct PeriodPages: View {
  @Binding var period: Period
  var showsMonth: Bool

  public init(period: Binding<Period>, showsMonth: Bool = true) {
    _period = period
    self.showsMonth = showsMonth
  }

  public var body: some View {
    TabView(selection: $period) {
      Text("Today")
        .padding()
        .tag(Period.day)
      Text("This week").tag(Period.week).padding()
      if showsMonth {
        Text("This month").tag(Period.month)
      } else {
        EmptyView()
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .animation(.easeInOut, value: period)
  }
}
