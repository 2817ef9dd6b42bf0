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
  /// What came of the values of each parameter.
  package private(set) var profiles: [SweepProfile]
  /// The best setting of each pair of groups, of each pair of parameters.
  private var cells: [Cell: SweepRow] = [:]

  private struct Cell: Hashable { let columns, rows, column, row: Int }

  init(_ plan: SweepPlan, _ wishes: [FeelWish]) {
    (self.plan, self.wishes) = (plan, wishes)
    profiles = plan.parameters.map { SweepProfile($0, isSample: plan.isSample) }
  }

  package mutating func add(_ row: SweepRow) {
    count += 1
    if let fault = row.fault {
      impossible = (impossible.count + 1, impossible.count == 0 ? fault : impossible.fault)
      return
    }
    if row.meetsWishes { meeting += 1 }
    let groups = zip(profiles, row.setting.values).map { $0.group(of: $1) }
    for (columns, column) in groups.enumerated() {
      profiles[columns].add(row, to: column)
      for (rows, group) in groups.enumerated().dropFirst(columns + 1) {
        let cell = Cell(columns: columns, rows: rows, column: column, row: group)
        if cells[cell].map({ row < $0 }) ?? true { cells[cell] = row }
      }
    }
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
    let shares = profiles.compactMap(\.share)
    return shares.count < profiles.count ? nil : zip(plan.parameters, shares).map { ($0.name, $1) }
  }

  /// The two parameters that explain most, in their order; nil if there is only one.
  package var pair: (columns: Int, rows: Int)? {
    let order = profiles.indices.sorted { (profiles[$1].share ?? 0, $0) < (profiles[$0].share ?? 0, $1) }
    let pair = order.prefix(2).sorted()
    return pair.count < 2 ? nil : (pair[0], pair[1])
  }

  /// Returns the best setting whose values of two parameters are in two groups; nil if none is possible.
  package func best(of pair: (columns: Int, rows: Int), column: Int, row: Int) -> SweepRow? {
    cells[Cell(columns: pair.columns, rows: pair.rows, column: column, row: row)]
  }

  /// The names of the parameters, each by the last word of its key if no other one has that.
  package var shortNames: [String] {
    let names = plan.parameters.map(\.name)
    return names.map { name in
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return names.count { $0 == last || $0.hasSuffix(".\(last)") } == 1 ? last : name
    }
  }
}
