import CTestProcess
import Foundation
import HeadlessUI
import ScenarioKit

/// Pictures of all previews of the process, which the environment can ask a test process for in place of its tests.
@MainActor
enum PreviewPictures {
  /// Names the folder for the pictures in the environment; `screentest previews` sets it.
  nonisolated static let variable: String = "SCREENTEST_PREVIEWS"

  // Asked for once, before the first test: each test comes here.
  private static let folder: String? = ProcessInfo.processInfo.environment[variable]

  /// Writes the pictures where the environment names a folder, and ends the process.
  static func writeIfAsked() {
    guard let folder, !folder.isEmpty, ScenarioRun.current == nil else { return }
    let status = write(FoundPreview.all, into: URL(fileURLWithPath: folder, isDirectory: true))
    fflush(nil)
    ctp_exit_now(status)
  }

  /// Writes a picture of each preview, one second of the device's time after it has appeared.
  ///
  /// - Returns: The exit code: 0 when each picture is there, 1 otherwise.
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
    print("\(previews.count) previews.")
    return problems == 0 ? 0 : 1
  }

  /// The picture of a preview, and what went wrong while it was shown.
  static func picture(of preview: FoundPreview) -> (svg: String, failures: [String]) {
    let failures = Failures()
    let session = ScreenSession(
      appUnderTest: AppUnderTest(name: preview.name, bundleIdentifier: "com.example.preview") { preview.content() }, feature: "Previews", test: preview.name,
      reporter: failures, journal: nil, console: nil)
    let svg = session.perform {
      session.launch(clean: true)
      TimeToAppear().passes(.seconds(1))
      return session.svgPicture
    }
    return (svg, failures.messages)
  }

  private struct TimeToAppear: TimeContext {}

  private final class Failures: TestReporter, @unchecked Sendable {
    private let lock = NSLock()
    private var found: [String] = []

    var messages: [String] { lock.withLock { found } }

    func record(_ failure: TestFailure, at location: ScenarioKit.SourceLocation) { lock.withLock { found.append(failure.message) } }
  }
}
