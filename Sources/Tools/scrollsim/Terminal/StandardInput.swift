/// Standard input, which `--scene -` reads.
enum StandardInput {
  /// The bytes, read once, so that a command may ask for the scene again.
  private static let data = Result { try FileHandle.standardInput.readToEnd() ?? Data() }

  /// Returns the scene document on standard input, and its bytes.
  static func document() throws -> (scene: Scene, data: Data) {
    let name = "standard input"
    guard case .success(let data) = data else { throw DocumentError(file: name, "cannot be read") }
    if data.isEmpty { throw DocumentError(file: name, "is empty; pipe a scene document into the command") }
    if data.count > DocumentFile.maximumSize {
      throw DocumentError(file: name, "is \(data.count) bytes long; the limit is \(DocumentFile.maximumSize), 64 MiB")
    }
    let scene = try DocumentFile.about(name) { () throws(DocumentError) in try SceneDocument.decode(data) }
    return (scene, data)
  }
}
