extension OptionSet where RawValue: FixedWidthInteger {
  /// Returns the option of a bit; the lowest bit has the number 0.
  static func bit(_ number: Int) -> Self { Self(rawValue: 1 << number) }
}
