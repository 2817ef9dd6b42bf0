/// A value that an option gives to a name.
struct Assignment: Sendable {
  let name: String
  let value: String

  func unknown(_ kind: String, among known: [String]) -> UsageError {
    let hint = Suggestion.text(for: name, among: known)
    return UsageError(
      "there is no \(kind) \(name.quoted)"
        + (hint.isEmpty ? "; the \(kind)s are \(known.joined(separator: ", "))" : hint))
  }
}

/// The options and arguments of a subcommand, checked against its usage.
struct ParsedArguments {
  private var values: [String: [String]] = [:]
  /// The positional arguments, without a scene among them.
  private(set) var positionals: [String] = []
  /// The parts that have the results, if the run was divided.
  var parts: Parts?

  var positional: String? { positionals.first }
  var secondPositional: String? { positionals.dropFirst().first }

  init(_ arguments: [String], _ usage: Usage) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      if argument.hasPrefix("--") { try take(argument, &rest, usage) } else { positionals.append(argument) }
    }
    // There are no options after "--".
    positionals += rest
    if let isScene = usage.isScene { try takeScene(isScene) }
    let most = usage.takesManyPositionals ? .max : [usage.positional, usage.secondPositional].compactMap(\.self).count
    if let extra = positionals.dropFirst(most).first { throw UsageError("\(extra.quoted) is not expected here") }
    if has("shard") { try Shard.check(self) } else { try OutputOptions.prepare(&self, usage) }
  }

  /// Returns the words of a command line with the same options, in the order of the usage, but for some of them.
  func words(_ usage: Usage, without left: [String], positionals: [String]? = nil) -> [String] {
    let options = usage.options.filter { !left.contains($0.name) }.flatMap { option in
      texts(option.name).flatMap { option.value == nil ? ["--\(option.name)"] : ["--\(option.name)", $0] }
    }
    let rest = positionals ?? self.positionals
    return options + (rest.contains { $0.hasPrefix("--") } ? ["--"] : []) + rest
  }

  /// Takes the scene among the positional arguments for the value of `--scene`.
  private mutating func takeScene(_ isScene: (String) -> Bool) throws {
    let found = positionals.filter(isScene)
    let scenes = texts("scene") + found
    if scenes.count > 1 && !found.isEmpty {
      let names = scenes.prefix(2).map { PrintableText.quoted($0) }.joined(separator: " and ")
      throw UsageError("there are two scenes, \(names); name one, with --scene or without it")
    }
    positionals.removeAll(where: found.contains)
    if let scene = found.first { set("scene", to: scene) }
  }

  /// Takes an option, and its value if the next word is it.
  private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>, _ usage: Usage) throws {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = usage.options.first(where: { $0.name == name }) else {
      let known = usage.options.map(\.name)
      let hint = Suggestion.nearest(to: name, among: known).map { " (did you mean --\($0)?)" } ?? ""
      throw UsageError("there is no option --\(name)\(hint)")
    }
    if values[name] != nil && !option.mayRepeat { throw UsageError("--\(name) is given twice") }
    guard let placeholder = option.value else {
      if parts.count > 1 { throw UsageError("--\(name) takes no value") }
      return values[name] = [""]
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("--\(name) needs a value: --\(name) \(placeholder)")
    }
    values[name, default: []].append(value)
  }

  var isEmpty: Bool { values.isEmpty && positionals.isEmpty }

  /// Gives an option a value, as if the command line had it.
  mutating func set(_ name: String, to value: String) { values[name] = [value] }
  func has(_ name: String) -> Bool { values[name] != nil }
  func text(_ name: String) -> String? { values[name]?.first }
  func texts(_ name: String) -> [String] { values[name] ?? [] }

  func exclude(_ names: String...) throws {
    let given = names.filter(has)
    if given.count > 1 { throw UsageError("--\(given[0]) and --\(given[1]) exclude each other") }
  }

  /// Returns the values of an option that are written as `NAME=VALUE`.
  func assignments(_ option: String) throws -> [Assignment] {
    try texts(option).map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count != 2 { throw UsageError("--\(option) must be NAME=VALUE, not \(text.quoted)") }
      return Assignment(name: parts[0], value: parts[1])
    }
  }

  func number(_ name: String, _ range: ClosedRange<Double> = -1e12...1e12) throws -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw UsageError("--\(name) must be a number, not \(text.quoted)")
    }
    if !range.contains(number) {
      throw UsageError(
        "--\(name) must be from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound)), not \(text)"
      )
    }
    return number
  }

  func wholeNumber(_ name: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "--\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), not \(text.quoted)")
    }
    return number
  }

  /// Returns a width and a height in points, written as `WxH`.
  func size(_ name: String) throws -> Size2D? {
    guard let text = text(name) else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 0, height >= 0, width <= 1e6,
      height <= 1e6
    else { throw UsageError("--\(name) must be WIDTHxHEIGHT in points, such as 667x375, not \(text.quoted)") }
    return Size2D(width: width, height: height)
  }

  func requiredNumber(_ name: String, hint: String) throws -> Double {
    guard let number = try number(name) else { throw UsageError("--\(name) is missing: \(hint)") }
    return number
  }

  /// The value of an option that has one of some names; nil without the option.
  func oneOf<T: RawRepresentable<String> & CaseIterable>(_ name: String, _ type: T.Type) throws -> T? {
    guard let text = text(name) else { return nil }
    if let value = T(rawValue: text) { return value }
    throw UsageError("--\(name)", is: text, notOneOf: T.allCases.map(\.rawValue))
  }
}
