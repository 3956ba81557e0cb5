import CTestProcess
import VirtualTime

/// A probe of the names in messages.
enum LoggingProbe {
  /// Returns a problem if the name of a known function isn't readable.
  ///
  /// - Parameter name: The name of `TimeZone.current`'s getter, as messages show it.
  static func problems(name: String = InterpositionRow(stk_process_row_time_zone).shownSymbol) -> [InterpositionProblem] {
    let part = "TimeZone.current.getter"
    return [ProbedValue(stk_process_row_swift_demangle, "the readable name of a function", is: part) { name.contains(part) ? part : name }].problems
  }
}
