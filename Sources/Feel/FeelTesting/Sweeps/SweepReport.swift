/// What a sweep found: the best settings, the compromises where wishes conflict, and which parameters matter.
public struct SweepReport: Sendable {
  static let maximumRanked = 20

  let plan: SweepPlan
  package let wishes: [FeelWish]
  /// The number of settings.
  public private(set) var count = 0
  /// The number of settings that meet every wish.
  public private(set) var meeting = 0
  /// The number of settings that are not possible, and why the first of them is not.
  package private(set) var impossible: (count: Int, fault: String) = (0, "")
  /// The best settings, at most twenty: what misses least in all comes first, then what has the most to spare.
  public private(set) var ranking: [SweepRow] = []
  /// The settings of which each is the only way to miss some wish by less without missing another by more: the Pareto
  /// set, the best first.
  public private(set) var compromises: [SweepRow] = []
  private var influence: [SweepInfluence]

  init(_ plan: SweepPlan, _ wishes: [FeelWish]) {
    (self.plan, self.wishes) = (plan, wishes)
    influence = plan.parameters.map { SweepInfluence($0, isSample: plan.isSample) }
  }

  package mutating func add(_ row: SweepRow) {
    count += 1
    if let fault = row.fault {
      impossible = (impossible.count + 1, impossible.count == 0 ? fault : impossible.fault)
      return
    }
    if row.meetsWishes { meeting += 1 }
    for (index, value) in row.setting.values.enumerated() { influence[index].add(value, row.cost) }
    Self.insert(row, into: &ranking)
    ranking = ranking.prefix(Self.maximumRanked).map { $0 }
    if compromises.contains(where: { $0.betters(row) }) { return }
    compromises.removeAll { row.betters($0) }
    Self.insert(row, into: &compromises)
  }

  private static func insert(_ row: SweepRow, into rows: inout [SweepRow]) {
    rows.insert(row, at: rows.firstIndex { row < $0 } ?? rows.count)
  }

  /// Returns the report of a sweep with a setting that is possible.
  package func checked() throws(DocumentError) -> SweepReport {
    if !ranking.isEmpty { return self }
    throw DocumentError("no setting is possible: \(impossible.fault)")
  }

  /// A setting near the best one that is better; nil if none was searched or found.
  public internal(set) var refined: SweepRow?

  /// The best setting.
  public var best: SweepRow { refined ?? ranking[0] }

  /// Which part of the variance of the cost each parameter explains by itself, 0…1; nil if the cost never changes.
  package var shares: [(name: String, share: Double)]? {
    let shares = influence.compactMap(\.share)
    return shares.count < influence.count ? nil : zip(plan.parameters, shares).map { ($0.name, $1) }
  }
}
