import Foundation
import ScenarioKit

/// The folder for a run's journals, and the journals of earlier runs.
struct TestFolders {
  /// The folder for this run's journals.
  let output: URL
  /// The folder with the journals of the last run, or `nil` if there isn't one.
  let last: URL?
  /// The earlier durations of tests, in nanoseconds, by their names in journals.
  let times: [String: Int64]

  /// Finds the folders and creates the folder for this run.
  /// - Parameters:
  ///   - output: The requested folder, or `nil` for a new folder in the package.
  ///   - timings: The journals to read the times from, or `nil` for the journals of the last run.
  ///   - package: The folder of the package.
  ///   - current: The folder that paths are relative to.
  ///   - isNumbered: Whether the requested folder contains a numbered folder for each of several runs.
  init(output named: String?, timings: String?, package: URL, current: URL, isNumbered: Bool = false) throws(TestProblem) {
    let asked = named.map { URL(fileURLWithPath: $0, isDirectory: true, relativeTo: current).standardizedFileURL }
    let numbered = isNumbered ? asked : nil
    let runs = numbered ?? package.appendingPathComponent(".build/screentest/runs", isDirectory: true)
    let earlier = ((try? FileManager.default.contentsOfDirectory(atPath: runs.path)) ?? []).compactMap { Int($0) }.sorted()
    last = earlier.last.map { runs.appendingPathComponent("\($0)", isDirectory: true) }
    output = (isNumbered ? nil : asked) ?? runs.appendingPathComponent("\((earlier.last ?? 0) + 1)", isDirectory: true)
    do { try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true) } catch {
      throw TestProblem(message: "The folder \(output.path) cannot be created: \(error.localizedDescription)")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
    if names.contains(where: { $0.hasSuffix(".jsonl") }) {
      throw TestProblem(message: "The folder \(output.path) contains the journals of another run. Choose another folder with --output, or remove this one.")
    }
    if let timings {
      guard let results = TestResults(at: URL(fileURLWithPath: timings, relativeTo: current)) else {
        throw TestProblem(message: "--timings requires a journal or a folder of journals, but “\(timings)” is neither.")
      }
      times = results.times
    } else {
      times = last.flatMap { TestResults(at: $0) }?.times ?? [:]
    }
  }
}
