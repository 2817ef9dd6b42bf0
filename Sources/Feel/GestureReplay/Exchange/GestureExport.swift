/// A gesture written in another program's format, with remarks about what the format cannot hold.
package struct GestureExport: Hashable, Sendable {
  package var text: String
  /// Sentences about what the format cannot hold.
  package var remarks: [String]

  /// Encodes a valid gesture that has samples, in a format that `GestureImport` reads too.
  ///
  /// `csv` and `webkit` preserve times and locations. `w3c` rounds each time, counted from the start, to whole
  /// milliseconds, so that rounding errors do not add up.
  package init(_ gesture: TouchGesture, format: GestureFormat) throws(DocumentError) {
    try gesture.validate()
    if gesture.samples.isEmpty { throw DocumentError(at: "samples", "is empty; only touches can be exported") }
    switch format {
    case .csv: text = GestureCSV.encode(gesture)
    case .webkit: text = WebKitEventStream.encode(gesture)
    case .w3c: text = WebDriverActions.encode(gesture)
    case .getevent:
      let known = GestureFormat.allCases.filter { $0 != format }.map(\.rawValue).joined(separator: ", ")
      throw DocumentError("cannot be written as getevent, which can only be read; name one of \(known)")
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
