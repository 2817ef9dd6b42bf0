/// Which module may import which: the dependencies and floors of Package.swift.
struct ImportRules {
  let repository: Repository
  private let manifest: Manifest
  private let modules: [Module]

  init(_ repository: Repository) throws {
    self.repository = repository
    manifest = Manifest(try repository["Package.swift"])
    modules = Module.all(of: repository)
  }

  /// What a module imports of the toolchain beside Foundation.
  private static let toolchain: [String: Set<String>] = [
    "FeelTestingSwiftTesting": ["Testing"],
    "FeelTestingXCTest": ["XCTest"],
    "AdoptPlugin": ["PackagePlugin"],
    "ScrollsimPlugin": ["PackagePlugin"],
    "SwiftUIFacade": ["Dispatch", "Observation"],
  ]

  /// The modules in which Foundation stands behind a condition, in files of their own.
  private static let withoutFoundation: Set = ["ScrollPhysics", "FlowLayoutModel", "Snapping", "PublishedDesigns"]

  func findings() throws -> [String] {
    var findings = modules.flatMap { module in module.files.flatMap { self.findings(of: $0, in: module) } }
    for (line, _) in try repository["Package.swift"].lines(holding: ".package(") {
      findings.append("Package.swift:\(line): names a package dependency; this package has none")
    }
    return findings
  }

  private func findings(of file: TextFile, in module: Module) -> [String] {
    let allowed = manifest.dependencies(of: module.name).union(Self.toolchain[module.name] ?? []).union(["Foundation"])
    var findings: [String] = []
    for one in file.imports {
      let sentence = "\(module.name) imports \(one.module)"
      if !allowed.contains(one.module) {
        findings.append(file.finding(one.line, "\(sentence), which Package.swift does not give it"))
      }
      if let own = manifest.height(of: module.name), let other = manifest.height(of: one.module), other > own {
        findings.append(file.finding(one.line, "\(sentence), which is on a floor above"))
      }
      if one.module == "Foundation", Self.withoutFoundation.contains(module.name),
        !file.text.holds("canImport(Foundation)")
      {
        findings.append(file.finding(one.line, "\(sentence) without #if canImport(Foundation)"))
      }
    }
    return findings
  }
}
