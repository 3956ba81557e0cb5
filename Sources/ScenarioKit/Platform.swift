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

  /// The words that a process was started with; none where that cannot be known.
  static func commandLine(of process: pid_t) -> [String] {
    guard let file = fopen("/proc/\(process)/cmdline", "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return bytes.prefix(count).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// An environment variable, nil when it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether standard output is a terminal that shows colours, and the user has not declined them (NO_COLOR).
  static var terminalShowsColour: Bool {
    isatty(1) == 1 && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// How many columns the terminal of standard output has; `nil` where it is none, or does not tell.
  static var terminalColumns: Int? {
    guard isatty(1) == 1 else { return nil }
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return environment("COLUMNS").flatMap { Int($0) }
  }

  /// A number that tells the current task from every other one of the process, also from those that are over; 0 outside tasks.
  ///
  /// A task's address, which `UnsafeCurrentTask` compares, is used again: two cases of a parameterized test would be one.
  static var taskIdentity: UInt64 { vt_current_task_id() }
}
