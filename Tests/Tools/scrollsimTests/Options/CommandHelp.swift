import Foundation

/// The parsed `--help` of a command.
struct CommandHelp {
  /// One option.
  struct Option {
    let name: String
    /// The placeholder of its value; nil for a switch.
    let value: String?
    let help: String
  }

  /// The commands that `scrollsim --help` names.
  static let commands: [String] = {
    let lines = ((try? CommandLineRun(["--help"]).output) ?? "").components(separatedBy: "\n")
    let start = lines.firstIndex { $0.hasPrefix("run: ") } ?? lines.endIndex
    return lines[start...].prefix { !$0.isEmpty }.filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }()

  let text: String
  private(set) var options: [Option] = []
  /// The commands of the examples, continued lines joined.
  private(set) var examples: [String] = []

  init(_ command: String) throws {
    text = try CommandLineRun([command, "--help"]).output
    let lines = text.components(separatedBy: "\n")
    let first = lines.firstIndex(of: "options:").map { $0 + 1 } ?? lines.endIndex
    for line in lines[first...].prefix(while: { !$0.isEmpty }) {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("  --"), let name = words.first?.dropFirst(2) {
        // A value is one space from its option, the help more than one.
        let rest = line.dropFirst(4 + name.count)
        let value = rest.hasPrefix(" ") && !rest.hasPrefix("  ") ? words[1] : nil
        options.append(
          Option(name: String(name), value: value, help: words.dropFirst(value == nil ? 1 : 2).joined(separator: " ")))
      } else if let last = options.popLast() {
        options.append(Option(name: last.name, value: last.value, help: last.help + " " + words.joined(separator: " ")))
      }
    }
    let start = lines.lastIndex(of: "examples:").map { $0 + 1 } ?? lines.endIndex
    for line in lines[start...] where !line.isEmpty {
      if let last = examples.last, last.hasSuffix("\\") {
        examples[examples.count - 1] = last.dropLast() + line.trimmingCharacters(in: .whitespaces)
      } else {
        examples.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
  }
}
