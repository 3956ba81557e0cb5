import Foundation
import VirtualTime

/// The seeds that every test of the process runs with.
///
/// `SCREENTEST_SEEDS=1000` selects the seeds 0 to 999, and `SCREENTEST_SEEDS=1000..<2000` selects a range.
package enum ExploredSeeds {
  /// The seeds, or `nil` if each test runs once.
  ///
  /// With `SCREENTEST_SEED`, each test also runs once.
  package static var ofProcess: Range<UInt64>? { SchedulingOrder.current.seed == nil ? standard : nil }

  private static let standard: Range<UInt64>? = {
    guard let value = Platform.environment("SCREENTEST_SEEDS"), !value.isEmpty else { return nil }
    if let seeds = parse(value) { return seeds }
    StandardError.print("ScreenTestKit: SCREENTEST_SEEDS is “\(value)”, which is neither a number of seeds (1000) nor a range of them (1000..<2000). Each test runs once.")
    return nil
  }()

  /// Parses a number of seeds or a range of seeds.
  static func parse(_ text: String) -> Range<UInt64>? {
    if let count = UInt64(text), count > 0 { return 0..<count }
    let bounds = text.components(separatedBy: "..<").map { UInt64($0) }
    guard bounds.count == 2, let first = bounds[0], let end = bounds[1], first < end else { return nil }
    return first..<end
  }
}
