import Foundation

extension GestureDocument {
  /// Reads a gesture from a JSON or CSV file; the file extension decides which.
  /// - Throws: `DocumentError` naming the file and the JSON path or line.
  public static func read(contentsOfFile path: String) throws(DocumentError) -> TouchGesture {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return try DocumentFile.about(path) { () throws(DocumentError) in
      let data = try DocumentFile.read(path)
      return path.lowercased().hasSuffix(".csv")
        ? try GestureCSV.decode(data, name: stem) : try decode(data, name: stem)
    }
  }
}
