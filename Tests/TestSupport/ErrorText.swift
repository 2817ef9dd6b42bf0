/// Returns the description of the error that a call throws; "no error" if it throws none.
public func errorText<Value>(_ call: () throws -> Value) -> String {
  do {
    _ = try call()
    return "no error"
  } catch {
    return "\(error)"
  }
}
