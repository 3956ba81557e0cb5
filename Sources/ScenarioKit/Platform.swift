import CConcurrencyHooks
import CTestProcess
import Foundation

/// Platform-dependent functions: clocks, symbols, and the terminal.
enum Platform {
  /// Looks up the symbol of a row of the table of what this package intercepts.
  static func symbol(_ row: stk_process_row) -> UnsafeMutableRawPointer? { stk_process_address_of_row(row) }

  /// The real time in microseconds since 1970, even if the test shows its app another time.
  static var microsecondsSince1970: Int64 {
    stk_time_read_epoch().wall / 1000
  }

  /// The time in nanoseconds of a real clock that never goes backward.
  static var monotonicNanoseconds: Int64 {
    stk_time_real_nanoseconds()
  }

  /// Returns the command line of a process, or an empty array if it can't be read.
  static func commandLine(of process: pid_t) -> [String] {
    guard let file = fopen("/proc/\(process)/cmdline", "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return bytes.prefix(count).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns an environment variable, or `nil` if it isn't set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether standard output is a terminal with color support, and `NO_COLOR` isn't set.
  static var terminalShowsColour: Bool {
    isatty(1) == 1 && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// The width of the terminal in columns, or `nil` if there isn't a terminal or its width is unknown.
  static var terminalColumns: Int? {
    guard isatty(1) == 1 else { return nil }
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return environment("COLUMNS").flatMap { Int($0) }
  }

  /// A number that identifies the current task, or 0 outside tasks.
  ///
  /// It's never reused in the process.
  ///
  /// Addresses of tasks, which `UnsafeCurrentTask` compares, are reused. With them, two cases of a parameterized test could look like the same task.
  static var taskIdentity: UInt64 { stk_time_current_task_id() }
}
