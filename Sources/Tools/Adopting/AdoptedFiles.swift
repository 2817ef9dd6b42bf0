import Documents
import Foundation

/// Files of an app that are read from the disk and adopted together.
package struct AdoptedFiles {
  /// The longest source to read, in bytes: 4 MiB, a thousand times the longest of the examples.
  package static let maximumSize = 4 << 20

  package let adoption: Adoption
  /// `Pager.adopted.swift` for `Pager.swift`: the compiler warns of a `#sourceLocation` with the file's own name.
  private let names: [String]

  /// Reads and rewrites files of UTF-8, with different names.
  package init(_ paths: [String]) throws(DocumentError) {
    names = paths.map { ((($0 as NSString).lastPathComponent as NSString).deletingPathExtension) + ".adopted.swift" }
    var files: [(path: String, text: String)] = []
    for (path, name) in zip(paths, names) {
      let data = try DocumentFile.read(path)
      let text = String(decoding: data, as: UTF8.self)
      if data.count > Self.maximumSize {
        throw DocumentError(file: path, "is \(data.count) bytes long; the limit is \(Self.maximumSize): split the file")
      }
      if !text.utf8.elementsEqual(data) { throw DocumentError(file: path, "is not UTF-8; save it in this encoding") }
      if let other = names[..<files.count].firstIndex(where: { $0.lowercased() == name.lowercased() }) {
        throw DocumentError(file: path, "has the name of \(paths[other]); a module has one file of each name")
      }
      files.append((path, text))
    }
    adoption = Adoption(of: files)
  }

  package func write(into folder: String) throws(DocumentError) -> [String] {
    let paths = names.map { (folder as NSString).appendingPathComponent($0) }
    for (path, text) in zip(paths, adoption.texts) { try DocumentFile.write(text, to: path) }
    return paths
  }
}
