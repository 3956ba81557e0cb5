import CConcurrencyHooks
import Foundation

/// What differs between platforms: clocks, symbols, the terminal.
enum Platform {
  /// Looks a symbol up in everything that the process has loaded.
  static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #else
      dlsym(nil, name)
    #endif
  }

  /// Microseconds since 1970 by the real wall clock, whatever the test's own shows.
  static var microsecondsSince1970: Int64 {
    vt_read_epoch().wall / 1000
  }

  /// Nanoseconds of a real clock that never goes backwards.
  static var monotonicNanoseconds: Int64 {
    vt_real_nanoseconds()
  }

  /// An environment variable, nil when it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether standard output is a terminal that shows colours, and the user has not declined them (NO_COLOR).
  static var terminalShowsColour: Bool {
    isatty(1) == 1 && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// A number that tells the current task from every other one of the process, also from those that are over; 0 outside tasks.
  ///
  /// A task's address, which `UnsafeCurrentTask` compares, is used again: two cases of a parameterized test would be one.
  static var taskIdentity: UInt64 { vt_current_task_id() }
}
