import Foundation
import ScenarioKit

/// Writes the reports that `screentest test --report` asks for.
enum ReportsOfRun {
  /// Writes reports about the journals in a folder, into it.
  /// - Returns: Whether all of them could be written; what could not is told on standard error.
  static func write(_ formats: [String], _ folder: URL) -> Bool {
    StandardError.print("No report in the format \(formats.joined(separator: ", ")) was written: this version reads journals and writes none. They are in \(folder.path).")
    return false
  }
}
