import Foundation
import Testing

@Suite("docs/Scale.md")
struct ScalePageTests {
  /// What Kubernetes' published schema says of the fields that a job of this kind uses, from
  /// api/openapi-spec/v3/apis__batch__v1_openapi.json of kubernetes/kubernetes.
  private indirect enum Schema: Sendable {
    case text
    case number
    case list(Schema)
    case object([String: Schema], required: Set<String> = [])

    static let job = Schema.object([
      "apiVersion": .text, "kind": .text, "metadata": .object(["name": .text]),
      "spec": .object(
        ["completions": .number, "parallelism": .number, "completionMode": .text, "template": .object(["spec": pod])],
        required: ["template"]),
    ])
    static let pod = Schema.object(
      ["restartPolicy": .text, "volumes": .list(volume), "containers": .list(container)], required: ["containers"])
    static let volume = Schema.object(
      ["name": .text, "persistentVolumeClaim": .object(["claimName": .text], required: ["claimName"])],
      required: ["name"])
    static let container = Schema.object(
      [
        "name": .text, "image": .text, "workingDir": .text, "command": .list(.text),
        "volumeMounts": .list(.object(["name": .text, "mountPath": .text], required: ["name", "mountPath"])),
      ], required: ["name"])

    /// The fields of a value that the schema does not have, that it has otherwise, or that are missing.
    func faults(in value: PlainYAML, at place: String = "") -> [String] {
      switch (self, value) {
      case (.text, .text(let text)): Int(text) == nil ? [] : ["\(place) is a number"]
      case (.number, .text(let text)): Int(text) == nil ? ["\(place) is no number"] : []
      case (.list(let each), .list(let values)): values.flatMap { each.faults(in: $0, at: place) }
      case (.object(let fields, let required), .object(let values)):
        required.subtracting(values.keys).map { "\(place) lacks \($0)" }
          + values.flatMap { key, value in
            fields[key]?.faults(in: value, at: "\(place).\(key)") ?? ["\(place) has no \(key)"]
          }
      default: ["\(place) is of another type"]
      }
    }
  }

  private static func manifest() throws -> String {
    let page = try #require(Repository.text("docs/Scale.md"))
    let blocks = page.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    return try #require(blocks.first { $0.hasPrefix("apiVersion:") })
  }

  @Test("The job of Kubernetes has the fields of its published schema, and an index for each shard")
  func job() throws {
    let text = try Self.manifest()
    let job = PlainYAML(text)
    #expect(Schema.job.faults(in: job) == [])
    #expect(job["apiVersion"] == .text("batch/v1") && job["kind"] == .text("Job"))
    let spec = try #require(job["spec"])
    // Such a job has an index for each of its completions, and pods that are not restarted for ever.
    #expect(spec["completionMode"] == .text("Indexed"))
    #expect(spec["template"]?["spec"]?["restartPolicy"] == .text("Never"))
    let shards = (1...64).filter { text.contains("--shard auto/\($0) ") }
    #expect(shards.map { .text("\($0)") } == [spec["completions"]] && text.contains("$JOB_COMPLETION_INDEX"))
  }

  @Test("A field that is misspelt, missing, or of another type is found")
  func faults() throws {
    let text = try Self.manifest()
    for (old, new) in [
      ("completionMode", "completionModes"), ("template:", "templates:"), ("completions: 8", "completions: eight"),
      ("- name: shard\n          image", "- image"), ("claimName", "claim"), ("mountPath: /work", "path: /work"),
      ("command: [sh,", "command: sh #"), ("image: registry.example.com/scrollsim", "image: 7"),
    ] {
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      #expect(changed != text && Schema.job.faults(in: PlainYAML(changed)) != [], "\(old)")
    }
  }
}
