import CConcurrencyHooks
import Foundation
import VirtualTime

/// The test process's use of real time, processor time and memory.
enum ProcessClock {
  /// The real time since an arbitrary moment in the past, even if the process's clocks are virtual.
  static var real: Duration { .nanoseconds(stk_time_real_nanoseconds()) }

  /// The processor time that the process has used.
  static var processor: Duration {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func duration(_ time: timeval) -> Duration { .seconds(time.tv_sec) + .microseconds(Int64(time.tv_usec)) }
    return duration(usage.ru_utime) + duration(usage.ru_stime)
  }

  /// The memory that the process uses, in bytes.
  static var memory: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

extension MainActor {
  /// Whether the current code may run on the main actor.
  static var isHere: Bool { VirtualScheduler.mayBeOnMainActor }
}
