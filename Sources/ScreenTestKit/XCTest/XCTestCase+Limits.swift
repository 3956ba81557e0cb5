import Foundation
import XCTest

extension XCTestCase {
  /// The seconds that Xcode lets a test take, which are kept and end nothing here: a step that hangs ends with ``StepTimeLimits``.
  public var executionTimeAllowance: TimeInterval {
    get { ExecutionTimeAllowances.shared[self] ?? 600 }
    set { ExecutionTimeAllowances.shared[self] = newValue }
  }
}

/// What tests have set as their time allowance.
private final class ExecutionTimeAllowances: @unchecked Sendable {
  static let shared: ExecutionTimeAllowances = ExecutionTimeAllowances()

  private struct Entry {
    weak var testCase: XCTestCase?
    var seconds: TimeInterval
  }

  private let lock: NSLock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(testCase: XCTestCase) -> TimeInterval? {
    get { lock.withLock { entries[ObjectIdentifier(testCase)].flatMap { $0.testCase === testCase ? $0.seconds : nil } } }
    set { lock.withLock { entries[ObjectIdentifier(testCase)] = newValue.map { Entry(testCase: testCase, seconds: $0) } } }
  }
}
