import Foundation
import VirtualTime

/// What a benchmark reads to tell how long something took.
enum BenchmarkClock {
  /// The time that really passes, whatever a device's clock shows.
  case wall
  /// The time that the processor gives to this process, so that how a cost grows does not depend on what else runs on the machine.
  case processor

  /// The seconds that `body` takes.
  func seconds(_ body: () -> Void) -> Double {
    let start = nanoseconds
    body()
    return Double(nanoseconds - start) / 1e9
  }

  private var nanoseconds: UInt64 {
    switch self {
    case .wall: RealTime.nanoseconds
    case .processor: clock_gettime_nsec(CLOCK_PROCESS_CPUTIME_ID)
    }
  }

  private func clock_gettime_nsec(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
