import CTestProcess

/// Something that doesn't work in this process, although the platform supports it.
package struct InterpositionProblem: Equatable, Sendable {
  package var category: InterpositionCategory
  /// The expectation: “libXCTest.so calls ScreenTestKit for Foundation.RunLoop.run(mode:before:)”.
  package var expected: String
  /// The finding: “it does not”.
  package var actual: String
  /// A clause that says what goes wrong: “XCTest waits in real time”.
  package var consequence: String
  package var cause: Cause = .toolchain
  /// The row that doesn't work, or `nil` if a trial has shown the problem.
  package var row: InterpositionRow?
  /// Whether this package can't see if an app uses what doesn't work.
  ///
  /// The process then calls another function, which doesn't note the use.
  package var isUnseen: Bool = false

  /// The cause of a problem.
  package enum Cause: Sendable {
    case toolchain
    /// This package is part of a dynamic library.
    case dynamicLibrary
    /// The Swift libraries are linked into the executable.
    case staticLibraries
  }

  /// Returns whether two problems are the same for a reader of their texts.
  package static func == (a: InterpositionProblem, b: InterpositionProblem) -> Bool {
    (a.category, a.expected, a.actual, a.consequence, a.cause) == (b.category, b.expected, b.actual, b.consequence, b.cause)
  }

  /// Creates a problem that a trial has shown.
  package init(category: InterpositionCategory, expected: String, actual: String, consequence: String) {
    self.category = category
    self.expected = expected
    self.actual = actual
    self.consequence = consequence
  }

  /// Creates the problem of a row in a state, or `nil` if the row isn't a problem.
  ///
  /// If the library doesn't have the row's symbol, the problem lists similar names. Reading them takes some milliseconds.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - state: The state of the row.
  ///   - similar: The names that look like the row's symbol. It's called only if the library doesn't have the symbol.
  package init?(_ row: InterpositionRow, in state: InterpositionRow.State, similar: (InterpositionRow) -> [String] = { $0.similarSymbols() }) {
    guard state.isProblem else { return nil }
    let (symbol, library) = (row.shownSymbol, row.library.map { $0.isEmpty ? "the executable" : $0 } ?? "")
    var (expected, actual) = ("\(library) has \(symbol)", "it does not")
    switch (row.way, state) {
    case (.assumed, _): (expected, actual) = (row.symbol, "this is not so")
    case (_, .protected): (expected, actual) = ("\(library) calls ScreenTestKit for \(symbol)", "the memory of the entry could not be changed, or not be protected again")
    case (.replacedImport, _), (.replacedMethod, _): (expected, actual) = ("\(library) calls ScreenTestKit for \(symbol)", "it does not")
    case (.redefined, .elsewhere): (expected, actual) = ("the process calls ScreenTestKit for \(symbol)", "it does not")
    default: break
    }
    if state == .gone || state == .notImported { actual += WantedSymbol.clause(similar(row)) }
    self.init(category: row.category, expected: expected, actual: actual, consequence: row.group.loss)
    self.row = row
    if state == .elsewhere, stk_process_is_in_library() { cause = .dynamicLibrary }
  }

  /// Creates the problem that a trial ran in real time instead of virtual time.
  ///
  /// - Parameter name: A noun phrase for what was tried: “a run loop timer”.
  package static func inRealTime(name: String) -> InterpositionProblem {
    InterpositionProblem(category: .time, expected: "\(name) is virtual", actual: "it is real", consequence: "apps that depend on \(name) would hang while a test waits")
  }

  /// Creates the problem that the process calls the functions of libdispatch and the C library elsewhere.
  ///
  /// This happens if this package is linked as a dynamic library, or if the Swift libraries are linked statically.
  ///
  /// - Parameter file: The file that provides `dispatch_async`, or `nil` if the executable has it and doesn't export it.
  package static func functionsFromElsewhere(file: String?) -> InterpositionProblem {
    let place =
      if let library = file?.split(separator: "/").last {
        "in \(library), which happens if ScreenTestKit is part of a dynamic library"
      } else {
        "in the executable, which happens if the Swift libraries are linked statically"
      }
    var problem = InterpositionProblem(
      category: .time, expected: "the process calls ScreenTestKit's dispatch_async", actual: "it calls the one \(place)",
      consequence: "work scheduled with DispatchQueue, Timer, OperationQueue or sleep would not run while a test waits, and dates would be real")
    problem.cause = file == nil ? .staticLibraries : .dynamicLibrary
    return problem
  }
}
