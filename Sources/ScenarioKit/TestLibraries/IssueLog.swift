import CTestProcess
import Foundation

/// The issues that Swift Testing records in this process, read from the library's event file.
enum IssueLog {
  private static let option = "--event-stream-output-path"
  private static let otherOptions = [option, "--experimental-event-stream-output"]

  /// The path of the event file, or `nil` if there isn't a readable one.
  private static let file = Guarded<String?>(nil)

  /// Requests the event file from the library before it reads its arguments.
  ///
  /// If events already go to a file, that file is used.
  static func begin() {
    let arguments = CommandLine.arguments
    guard RunEnvironment.tool == "swift-testing", !arguments.contains("--list-tests") else { return }
    if let index = arguments.firstIndex(where: { argument in otherOptions.contains { argument == $0 || argument.hasPrefix($0 + "=") } }) {
      let words = arguments[index].split(separator: "=", maxSplits: 1).map(String.init)
      let path = words.count > 1 ? words[1] : arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
      return file.withLock { $0 = path }
    }
    // Use a file in memory, because it disappears with the process, even after a crash.
    let descriptor = stk_process_open_memory("events")
    guard descriptor >= 0 else { return }
    let path = "/proc/self/fd/\(descriptor)"
    // Look up the setter of `CommandLine.arguments` by its symbol, because Swift 6 hides the setter.
    guard let setter = Platform.symbol(stk_process_row_set_command_line) else { return }
    unsafeBitCast(setter, to: (@convention(thin) (__owned [String]) -> Void).self)(arguments + [option, path, "--event-stream-version", "0"])
    file.withLock { $0 = path }
  }

  /// The issues that fail a test or the run, in order.
  static func read() -> [RecordedIssue] { lines(with: ["issueRecorded"]).compactMap { RecordedIssue($0) }.filter(\.isFailure) }

  /// The number of tests that have ended or were skipped.
  static var testCount: Int {
    let kinds = ["testEnded", "testSkipped"]
    let ids = lines(with: kinds).compactMap { line in
      let record = try? JSONSerialization.jsonObject(with: line) as? [String: Any]
      let event = record?["payload"] as? [String: Any]
      return kinds.contains(event?["kind"] as? String ?? "") ? event?["testID"] as? String : nil
    }
    // Count only IDs with parentheses, which are the IDs of test functions, because suites have end events too.
    return Set(ids.filter { $0.contains("(") }).count
  }

  // See `event_lines` in Interposition.def.
  private static func lines(with words: [String]) -> [Data] {
    guard let path = file.withLock({ $0 }) else { return [] }
    fflush(nil)
    var status = stat()
    // Read only a regular file. A pipe already has a reader, and that reader would miss the events that are read here.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let data = FileManager.default.contents(atPath: path) else { return [] }
    let wanted = words.map { Data($0.utf8) }
    return data.split(separator: 0x0A).filter { line in wanted.contains { line.firstRange(of: $0) != nil } }.map { Data($0) }
  }
}
