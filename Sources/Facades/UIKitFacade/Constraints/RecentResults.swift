/// The results that were computed last, by what they were computed from.
///
/// Audits make the same view for each of thousands of gestures, with the same constraints each time.
struct RecentResults<Input: Hashable, Result> {
  private var known: [Input: Result] = [:]
  private static var most: Int { 32 }

  subscript(input: Input) -> Result? {
    get { known[input] }
    set {
      if known.count >= Self.most { known = [:] }
      known[input] = newValue
    }
  }
}
