import CTestProcess
import Foundation
import HeadlessDevice
import HeadlessUI
import ScenarioKit

/// Writes pictures of the process's previews, if the environment requests pictures instead of tests.
///
/// The process writes them when it starts, before a test library prints anything. See `DoctorAnswer` for what can run at this time.
@MainActor
enum PreviewPictures {
  /// The environment variable that names the folder for the pictures.
  ///
  /// `screentest previews` sets it.
  nonisolated static let variable: String = "SCREENTEST_PREVIEWS"

  /// Writes the pictures and ends the process, if the environment names a folder.
  nonisolated static func writeIfAsked() {
    guard let folder = RunEnvironment.variable(variable), !folder.isEmpty else { return }
    let status = MainActor.assumeIsolated { write(FoundPreview.all, into: URL(fileURLWithPath: folder, isDirectory: true)) }
    fflush(nil)
    stk_process_exit_now(status)
  }

  /// Writes a picture of each preview, one second of virtual time after its views are there.
  ///
  /// - Returns: The exit code: 0 if every picture was written without a failure, otherwise 1.
  static func write(_ previews: [FoundPreview], into folder: URL) -> Int32 {
    var problems = 0
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for preview in previews {
      let (picture, failures) = picture(of: preview)
      let file = folder.appendingPathComponent("\(preview.name).svg")
      do {
        try picture.write(to: file, atomically: true, encoding: .utf8)
        print("Preview: \(ConsoleText.line(file.path))")
      } catch {
        problems += 1
        print(ConsoleText.message("The picture could not be written to \(file.path): \(error.localizedDescription)"))
      }
      for failure in failures { print(ConsoleText.message("\(preview.name): \(failure)")) }
      problems += failures.count
    }
    print(previews.count == 1 ? "1 preview." : "\(previews.count) previews.")
    return problems == 0 ? 0 : 1
  }

  /// Returns a preview's picture and the messages of the failures that occurred while it was shown.
  static func picture(of preview: FoundPreview) -> (svg: String, failures: [String]) {
    let (failures, preparation) = (Failures(), PreviewPreparation())
    let session = ScreenSession(
      appUnderTest: AppUnderTest(name: preview.name, bundleIdentifier: "com.example.preview") { preview.content(preparation) }, feature: "Previews", test: preview.name,
      reporter: failures, journal: nil, console: nil)
    let svg = session.perform {
      session.launch(clean: true)
      _ = Device.current?.wait(timeout: longestPreparation) { preparation.isFinished }
      TimeToAppear().passes(.seconds(1))
      return session.svgPicture
    }
    let failure = preparation.isFinished ? preparation.failure : "The shared contexts of the preview’s modifiers weren’t made within \(Int(longestPreparation)) seconds."
    return (svg, failures.messages + [failure].compactMap(\.self))
  }

  /// The longest time for making the shared contexts of a preview's modifiers, in virtual seconds.
  private static let longestPreparation: Double = 60

  private struct TimeToAppear: TimeContext {}

  private final class Failures: TestReporter, @unchecked Sendable {
    private let lock = NSLock()
    private var found: [String] = []

    var messages: [String] { lock.withLock { found } }

    func record(_ failure: TestFailure, at location: ScenarioKit.SourceLocation) { lock.withLock { found.append(failure.message) } }
  }
}
