public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data { didSet { source.data = data } }
  public var content: (Data.Element) -> Content { didSet { source = Source(ofElement: content, data: data) } }
  private let id: (Data.Element) -> ID
  private var source: Source

  /// What an app gave, in that form: in another one, the same closure would be another object each time.
  private struct Source {
    var ofElement: ((Data.Element) -> Content)?
    var ofNumber: ((Int) -> Content)?
    var path: KeyPath<Data.Element, ID>?
    var data: Data

    /// Whether the data are objects, or a closure has captured some: it is two addresses, that of code and that of these.
    var refersToObjects: Bool {
      if !_isPOD(Data.self) { return true }
      return withUnsafeBytes(of: self) { $0.bindMemory(to: Int.self)[1] != 0 || $0.bindMemory(to: Int.self)[3] != 0 }
    }
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public func _evaluate(in tree: inout _ViewTree) {
    tree.visitRows(of: source, refersToObjects: source.refersToObjects, data) { (content($0), AnyHashable(id($0))) }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content, id, source) = (data, content, { $0.id }, Source(ofElement: content, data: data))
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
    source = Source(ofElement: content, path: id, data: data)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, self.content, id, source) = (data, content, { $0 }, Source(ofNumber: content, data: data))
  }
}
