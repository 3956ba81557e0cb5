import Foundation
import XCTest

extension XCTestCase {
  /// The maximum time that Xcode gives a test, in seconds.
  ///
  /// The default is 600.
  ///
  /// The value is stored but has no effect. To end steps that hang, use ``StepTimeLimits``.
  public var executionTimeAllowance: TimeInterval {
    get { ExecutionTimeAllowances.shared[self] ?? 600 }
    set { ExecutionTimeAllowances.shared[self] = newValue }
  }
}

/// The time allowances that tests have set.
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
