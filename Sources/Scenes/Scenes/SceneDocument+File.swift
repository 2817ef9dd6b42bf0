import Foundation

extension SceneDocument {
  /// Reads a scene from a file; its name is that of the file if the document has none.
  /// - Throws: `DocumentError` naming the file and the JSON path.
  public static func read(contentsOfFile path: String) throws(DocumentError) -> Scene {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return try DocumentFile.about(path) { () throws(DocumentError) in
      try decode(try DocumentFile.read(path), name: stem)
    }
  }
}
