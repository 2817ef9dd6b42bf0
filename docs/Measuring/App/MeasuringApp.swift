import UIKit

// The part that needs an app: ScrollPhysics' facade has none, so only a Mac compiles it.
#if canImport(ObjectiveC)
  /// The app: one window with the trials, and the file to share at the end.
  @main
  final class MeasuringApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let controller = MeasuringController()
      controller.view.backgroundColor = .systemBackground
      controller.scrollView.backgroundColor = .secondarySystemBackground
      controller.label.accessibilityIdentifier = "gesture"
      controller.button.accessibilityIdentifier = "next"
      controller.onEnd = { [weak controller] file in
        if let controller { Self.share(file, from: controller) }
      }
      let window = MeasuringWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    /// Writes the file into the app's documents, and offers it to be shared.
    private static func share(_ file: MeasuredFile, from controller: MeasuringController) {
      do {
        let folder = try FileManager.default.url(
          for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let url = folder.appendingPathComponent("readings.json")
        let json = try file.json()
        try json.write(to: url)
        print("The readings are in \(url.path)")
        // A UI test runs in another process, and reads the file here.
        controller.label.accessibilityValue = String(decoding: json, as: UTF8.self)
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = controller.button
        if ProcessInfo.processInfo.environment["MEASURING_UI_TEST"] == nil { controller.present(sheet, animated: true) }
      } catch {
        controller.label.text = "The readings could not be written: \(error.localizedDescription)"
      }
    }
  }
#endif
