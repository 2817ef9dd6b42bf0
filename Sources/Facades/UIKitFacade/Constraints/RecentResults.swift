/// The results that were computed last, by their inputs; audits lay out the same view for thousands of gestures.
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
