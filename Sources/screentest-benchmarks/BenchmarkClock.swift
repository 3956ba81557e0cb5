import Foundation
import VirtualTime

/// What a benchmark reads to tell how long something took.
enum BenchmarkClock {
  /// The time that really passes, whatever a device's clock shows.
  case wall
  /// The time that the processor gives to this process, so that how a cost grows does not depend on what else runs on the machine.
  case processor

  /// The option that lets every benchmark read the processor's time.
  static let processorOption = "--processor"

  /// What benchmarks read that ask for no other.
  static let standard: BenchmarkClock = CommandLine.arguments.contains(processorOption) ? .processor : .wall

  /// The seconds that `body` takes.
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
