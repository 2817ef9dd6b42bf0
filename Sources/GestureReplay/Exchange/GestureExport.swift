/// A gesture written in another program's format, with what is lost on the way.
public struct GestureExport: Hashable, Sendable {
  /// The document.
  public var text: String
  /// What the format has no place for, a sentence each.
  public var remarks: [String]

  /// Writes a gesture.
  ///
  /// `csv` and `webkit` keep times and places; `w3c` rounds times to whole milliseconds, each from the start, so that
  /// the faults do not add up. ``GestureImport`` reads them back.
  ///
  /// - Parameters:
  ///   - gesture: The gesture; it needs a sample at least.
  ///   - format: One of ``GestureFormat/written``.
  /// - Throws: ``DocumentError`` for a gesture that is not valid or without a finger, and a format that is read only.
  public init(_ gesture: Gesture, format: GestureFormat) throws(DocumentError) {
    try gesture.validate()
    if gesture.samples.isEmpty {
      throw DocumentError(at: "samples", "is empty; only what a finger does can be exported")
    }
    switch format {
    case .csv: text = GestureCSV.encode(gesture)
    case .webkit: text = WebKitEventStream.encode(gesture)
    case .w3c: text = WebDriverActions.encode(gesture)
    case .getevent:
      let known = GestureFormat.written.map(\.rawValue).joined(separator: ", ")
      throw DocumentError("cannot be written as getevent, which is only read; name one of \(known)")
    }
    remarks = []
    if !gesture.actions.isEmpty {
      remarks.append("its actions were left out: \(format.rawValue) has only what the finger does")
    }
    if !gesture.releases.isEmpty || gesture.rest != nil {
      remarks.append("what a device reported was left out: \(format.rawValue) has only what the finger does")
    }
  }
}
