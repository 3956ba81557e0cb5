import CTestProcess

/// A kind of behavior that this package changes by getting between the process and the toolchain's libraries.
///
/// A category that doesn't work in a process fails only the tests that use it.
package enum InterpositionCategory: String, CaseIterable, Codable, Sendable {
  /// Clocks and everything that code waits with.
  case time
  /// The time zone, the locale, the calendar, and the language of bundles.
  case locale
  /// The launch arguments, the environment, the defaults, the bundles, and the folders of an app.
  case surroundings
  /// The requests of an app.
  case network
  /// The tests, apps, and types of the process.
  case discovery
  /// The failures and the end of the process that a report shows.
  case logging

  init(_ category: stk_process_category) {
    self = Self.allCases[Int(category.rawValue)]
  }

  /// The category in the C table.
  package var inTable: stk_process_category { stk_process_category(rawValue: UInt32(Self.allCases.firstIndex(of: self) ?? 0)) }
}
