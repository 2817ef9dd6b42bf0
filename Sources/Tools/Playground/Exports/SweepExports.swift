/// Writes the decision map of fresh views of a row as JSON, and returns the length of the text.
///
/// It has 12 columns on either side of 0, for a page and a half, and 21 velocities.
@_cdecl("playground_map")
public func playgroundMap(_ row: Int32) -> Int32 {
  report(row) { (row) throws(DocumentError) in
    var plan = MapPlan(velocities: try MapRange(-3...3, step: 0.3))
    plan.columns = 12
    return DecisionMapJSON.encode(try DecisionMap(sweeping: row.scene, plan, jobs: 1))
  }
}

/// Writes the feel sheet of fresh views of a row, as `scrollsim sheet` does, and returns the length of the text.
@_cdecl("playground_sheet")
public func playgroundSheet(_ row: Int32) -> Int32 {
  report(row) { (row) throws(DocumentError) in
    FeelSheetText.encode(try FeelSheet(of: row.scene, map: try DecisionMap(sweeping: row.scene, MapPlan(), jobs: 1)))
  }
}

/// Writes the Swift code of a row's snapping, as `scrollsim export --to swift` does, and returns the length of the text.
@_cdecl("playground_swift")
public func playgroundSwift(_ row: Int32) -> Int32 {
  report(row) { (row) throws(DocumentError) in try SceneCode.swift(of: row.scene) }
}

/// Runs one of the audits, by its index, on fresh views of a row, writes its report as JSON, and returns the length.
@_cdecl("playground_audit")
public func playgroundAudit(_ row: Int32, _ audit: Int32) -> Int32 {
  guard Audits.all.indices.contains(Int(audit)) else { return 0 }
  return report(row) { (row) throws(DocumentError) in try row.report(of: Audits.all[Int(audit)]) }
}
