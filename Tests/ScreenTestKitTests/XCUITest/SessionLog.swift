import Foundation
import ScreenTestKit
import Synchronization

/// Runs a test's body on its own device with a journal in its own folder, and keeps the console log and the failures.
@MainActor
struct SessionLog {
  private(set) var text = ""
  private(set) var messages: [String] = []
  /// The files next to the journal, with their contents.
  private(set) var files: [String: Data] = [:]

  init(_ app: AppUnderTest? = AppUnderTest(SampleApp.self), launches: Bool = true, stopsAfterFailure: Bool = false, mayMissStop: Bool = false, _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let reporter = FailureCapture.Reporter()
    let printed = Mutex("")
    let console = ConsoleLog { text in printed.withLock { $0 += text } }
    let configuration = TestConfiguration(artifactsDirectory: folder.path)
    let session = ScreenSession(appUnderTest: app, feature: "Log", test: "test", reporter: reporter, journal: .standard(for: configuration), console: console)
    session.run.setStopsAfterFailure(stopsAfterFailure)
    if mayMissStop { session.run.setMayMissStop() }
    try session.perform(configuration: { configuration }) {
      if launches { session.launch(clean: true) }
      try body()
    }
    text = printed.withLock { $0 }.replacingOccurrences(of: "\(folder.path)/xctest-\(ProcessInfo.processInfo.processIdentifier)", with: "FOLDER")
    messages = reporter.messages
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains("/") }
    for name in names { files[String(name.split(separator: "/").last ?? "")] = try Data(contentsOf: folder.appendingPathComponent(name)) }
  }
}
