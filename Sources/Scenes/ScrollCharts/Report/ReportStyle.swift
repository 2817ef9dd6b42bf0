enum ReportStyle {
  static var sheet: String {
    """
    :root{color-scheme:light dark;\(ChartTone.variables(dark: false))}
    @media (prefers-color-scheme:dark){:root{\(ChartTone.variables(dark: true))}}
    \(ChartPaint.styleSheet)
    \(String(decoding: PackageResources.report_css.dropLast(), as: UTF8.self))
    """
  }
}
