/// How one run of a test ended.
enum TestResult: Equatable, Sendable {
  case passed
  case skipped
  /// It failed; where, as far as a journal tells.
  case failed(at: TestPlace?)
  /// The process ended while it ran: how, and where, as far as a journal tells.
  case endedProcess(ProcessEnd, at: TestPlace?)
  /// The process ended as if all were done, and nothing tells of this test.
  case lost

  /// Whether nothing is wrong with it.
  var isGood: Bool { self == .passed || self == .skipped }

  /// Where in the test something happened, as far as a journal tells.
  var place: TestPlace? {
    switch self {
    case .failed(let at), .endedProcess(_, let at): at
    case .passed, .skipped, .lost: nil
    }
  }
}

/// Where in a test something happened.
struct TestPlace: Equatable, Sendable {
  var scenario: String?
  /// The sentence of the step.
  var step: String?
  /// The file and the line: “Tests/ShopTests/CartTests.swift:12”.
  var line: String?
  /// The first line of the failure.
  var message: String?

  /// The place of an assertion of a test library that failed outside of any scenario.
  static func failed(at line: String?, _ message: String) -> TestPlace {
    // XCTest writes a dash after the assertion's name even if no message follows.
    let first = message.split(separator: "\n").first.map(String.init)
    return TestPlace(line: line, message: first.map { $0.hasSuffix(" - ") ? String($0.dropLast(3)) : $0 })
  }
}

/// How a process ended.
enum ProcessEnd: Equatable, Sendable {
  case status(Int32)
  case signal(Int32)

  /// As the end of a sentence about a process: “ended with signal 11 (SIGSEGV)”.
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
