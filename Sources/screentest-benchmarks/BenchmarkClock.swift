import Foundation
import VirtualTime

/// The clock that a benchmark uses to measure a duration.
enum BenchmarkClock {
  /// Real time, whatever a device's clock shows.
  case wall
  /// The processor time of this process, which doesn't depend on other work on the machine.
  case processor

  /// The option that makes every benchmark use processor time.
  static let processorOption = "--processor"

  /// The clock of benchmarks that don't specify one.
  static let standard: BenchmarkClock = CommandLine.arguments.contains(processorOption) ? .processor : .wall

  /// Returns the duration of a closure in seconds.
  func seconds(_ body: () -> Void) -> Double {
    let start = nanoseconds
    body()
    return Double(nanoseconds - start) / 1e9
  }

  private var nanoseconds: UInt64 {
    switch self {
    case .wall: RealTime.nanoseconds
    case .processor: Self.processorTime
    }
  }

  private static var processorTime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
