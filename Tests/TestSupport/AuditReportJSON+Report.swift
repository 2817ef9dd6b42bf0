import Readings

extension AuditReportJSON {
  /// Encodes a report, with the command that reproduces each counter-example if `command` is not nil.
  package static func encode(_ report: AuditReport, command: ((CounterExample) -> String)? = nil) -> String {
    encode(report.subject, report.results.map { AuditText($0, command: command) })
  }
}
