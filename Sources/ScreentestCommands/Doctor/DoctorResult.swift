import Foundation
import VirtualTime

/// The result of `screentest doctor`: the report of a test process, and facts about its build.
struct DoctorResult: Codable, Equatable {
  /// The path of the package.
  var package: String
  /// The path of the test executable.
  var tests: String
  /// The version of the Swift compiler that built the tests, in the compiler's own words, or `nil` if the build doesn't say.
  var compiler: String?
  /// The commit of ScreenTestKit's sources, or `nil` if their folder isn't a Git repository.
  var commit: String?
  /// The report of the test process.
  var report: DoctorReport

  /// The result as JSON, with sorted keys.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
