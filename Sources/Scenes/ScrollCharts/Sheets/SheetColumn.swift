/// How pages write the values of a column of feel sheets.
enum SheetColumn {
  /// Returns the value of a line, without decimals from 10 on.
  static func value(_ column: FeelSheet.Column, _ line: FeelSheet.Line) -> String {
    line.value(inColumn: column.title).map(short) ?? "-"
  }

  static func short(_ text: String) -> String {
    guard let number = Double(text), abs(number) >= 10 else { return text }
    return DecimalText.upToThreePlaces(number.rounded())
  }
}
