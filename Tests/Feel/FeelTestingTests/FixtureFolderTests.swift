import FeelTesting
import Foundation
import TestSupport
import Testing

@Suite("Folders of fixtures")
struct FixtureFolderTests {
  #if !os(iOS)
    @Test("A folder that cannot be listed is an error, because its cases would be left out")
    func closed() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fixtures-\(UUID().uuidString)").path
      let goldens = folder + "/goldens"
      try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
      defer {
        chmod(goldens, 0o700)
        try? FileManager.default.removeItem(atPath: folder)
      }
      #expect(chmod(folder, 0o755) == 0 && chmod(goldens, 0) == 0)
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        // The owner of the system may list every folder.
        if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
        #expect(
          errorText {
            try FixtureFolder(path: folder).cases(includingPairs: false, matching: nil, expecting: true)
          } == "\(folder)/goldens: cannot be listed, so its cases cannot be run; check its permissions")
      }
    }
  #endif
}
