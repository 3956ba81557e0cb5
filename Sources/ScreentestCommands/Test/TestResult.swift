/// The result of one run of a test.
enum TestResult: Equatable, Sendable {
  case passed
  case skipped
  /// The test failed. The place is known if a journal or the test library reports it.
  case failed(at: TestPlace?)
  /// The process ended while the test was running. The place is known if a journal reports it.
  case endedProcess(ProcessEnd, at: TestPlace?)
  /// The process ended normally, but nothing was reported about the test.
  case lost

  /// Whether the test passed or was skipped.
  var isGood: Bool { self == .passed || self == .skipped }

  /// The place of the failure, if it's known.
  var place: TestPlace? {
    switch self {
    case .failed(let at), .endedProcess(_, let at): at
    case .passed, .skipped, .lost: nil
    }
  }
}

/// The place of an event in a test.
struct TestPlace: Equatable, Sendable {
  var scenario: String?
  /// The sentence of the step.
  var step: String?
  /// The file and the line: “Tests/ShopTests/CartTests.swift:12”.
  var line: String?
  /// The first line of the failure.
  var message: String?

  /// Returns the place of a test library's failure outside a scenario.
  static func failed(at line: String?, _ message: String) -> TestPlace {
    // Remove the dash at the end, because XCTest appends one to the assertion's name even without a message.
    let first = message.split(separator: "\n").first.map(String.init)
    return TestPlace(line: line, message: first.map { $0.hasSuffix(" - ") ? String($0.dropLast(3)) : $0 })
  }
}

/// The way a process ended.
enum ProcessEnd: Equatable, Sendable {
  case status(Int32)
  case signal(Int32)

  /// The end of a sentence about a process: “ended with signal 11 (SIGSEGV)”.
  var text: String {
    switch self {
    case .status(let status): "ended with status \(status)"
    case .signal(let number): "was ended by signal \(number)\(Self.names[number].map { " (\($0))" } ?? "")"
    }
  }

  private static let names: [Int32: String] = [
    2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV", 13: "SIGPIPE", 15: "SIGTERM",
  ]
}
