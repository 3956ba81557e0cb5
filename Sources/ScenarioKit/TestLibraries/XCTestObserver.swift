import CTestProcess
import Foundation

/// An observer of the tests that XCTest runs, without linking XCTest.
///
/// It's an `XCTestObservation` whose witness table is built here. To identify the requirements, XCTest is made to call each of them for a test case
/// that exists only for this purpose. If that fails, nothing is observed.
enum XCTestObserver {
  private struct State {
    /// The index of the requirement for each event, or -1 if unknown.
    var started: Int32 = -1
    var failed: Int32 = -1
    var finished: Int32 = -1
    /// The requirement that was called last.
    var last: Int32 = -1
    var isProbing = true
    /// The address of the placeholder test case, which receives failures while XCTest runs no test.
    var placeholder: UInt?
    /// Whether the placeholder is XCTest's current test case.
    var isPlaceholderCurrent = false
    /// The address of the running test case.
    var testCase: UInt?
    /// The number of tests that have started.
    var testCount = 0
  }

  /// An event of a test in XCTest.
  enum Event {
    case started(name: String?)
    /// A test failed. The line is known even if the file isn't.
    case failed(message: String, location: SourceLocation?, line: Int)
    case finished(name: String?)
    /// An assertion failed while XCTest was running no test.
    case failedOutsideTest(message: String, file: String, line: Int)
  }

  /// The handler for events.
  static let handler = Guarded<@Sendable (Event) -> Void>({ _ in })

  private static let state = Guarded(State())
  private static let isStandingIn = DispatchSemaphore(value: 0)
  private static let entering = NSLock()

  /// The object that is registered with XCTest as the observer.
  private final class Observer: Sendable {}

  /// Whether the tests in XCTest can be observed.
  static let isInstalled: Bool = {
    guard let symbols else { return false }
    let observer = Unmanaged.passRetained(Observer()).toOpaque()
    // See `observation_witness` in Interposition.def.
    stk_process_call_2(symbols.add, observer, stk_process_observation_witness(XCTestObserver.observe), symbols.center)
    return probe(symbols)
  }()

  /// The running XCTest test case, or `nil` if there isn't one.
  static var testCase: UnsafeMutableRawPointer? { state.withLock { $0.testCase }.flatMap(UnsafeMutableRawPointer.init(bitPattern:)) }

  /// The name of the running XCTest test, such as “ProfileTests/test_loggingOut”, if there is one.
  static var nameOfTest: String? { testCase.flatMap { symbols?.nameInLog(of: $0) } }

  /// The number of tests that XCTest has started.
  static var testCount: Int { state.withLock { $0.testCount } }

  /// Installs a placeholder test case to observe failed assertions while XCTest runs no test.
  ///
  /// XCTest passes failures to its current test case, and drops them if there isn't one. The placeholder runs on its own thread, which never returns, and is current until XCTest starts the next test.
  static func placeholder() {
    guard isInstalled, let symbols, state.withLock({ $0.testCase == nil && !$0.isPlaceholderCurrent }) else { return }
    entering.withLock {
      guard state.withLock({ $0.testCase == nil && !$0.isPlaceholderCurrent }), let made = symbols.makeTestCase("Outside any test") else { return }
      let address = UInt(bitPattern: made)
      state.withLock { ($0.placeholder, $0.isPlaceholderCurrent) = (address, true) }
      Thread.detachNewThread { stk_process_call_0(symbols.run, UnsafeMutableRawPointer(bitPattern: address)!) }
      _ = isStandingIn.wait(timeout: .now() + 10)
    }
  }

  /// Simulates a test that starts, fails, and ends, and stores the requirements that XCTest calls.
  private static func probe(_ symbols: Symbols) -> Bool {
    guard let testCase = symbols.makeTestCase("ScenarioKit"), let run = symbols.makeRun(testCase) else { return false }
    func requirement(_ call: () -> Void) -> Int32 {
      state.withLock { $0.last = -1 }
      call()
      return state.withLock { $0.last }
    }
    let started = requirement { stk_process_call_0(symbols.start, run) }
    let failed = requirement {
      let text = words("Probe")
      stk_process_call_6(symbols.recordFailure, text.0, text.1, text.0, text.1, 1, 1, run)
    }
    let finished = requirement { stk_process_call_0(symbols.stop, run) }
    return state.withLock {
      $0.isProbing = false
      let found = [started, failed, finished]
      guard !found.contains(-1), Set(found).count == 3 else { return false }
      ($0.started, $0.failed, $0.finished) = (started, failed, finished)
      return true
    }
  }

  private enum Call { case none, started, failed, finished, standsIn, failedOutsideTest }

  private static let observe: stk_process_observation = { requirement, argument, first, second, third, fourth, line in
    let testCase = UInt(bitPattern: argument)
    let call: Call = state.withLock {
      if $0.isProbing {
        $0.last = requirement
        return .none
      }
      let isPlaceholder = testCase == $0.placeholder
      if !isPlaceholder { stk_process_tests_begin() }
      if requirement == $0.started {
        if isPlaceholder { return .standsIn }
        $0.testCase = testCase
        $0.isPlaceholderCurrent = false
        $0.testCount += 1
        return .started
      }
      if requirement == $0.failed { return isPlaceholder ? .failedOutsideTest : .failed }
      if requirement == $0.finished {
        $0.testCase = nil
        return .finished
      }
      return .none
    }
    switch call {
    case .none: break
    case .started: emit(.started(name: argument.flatMap { symbols?.nameInLog(of: $0) }))
    case .finished: emit(.finished(name: argument.flatMap { symbols?.nameInLog(of: $0) }))
    case .standsIn:
      isStandingIn.signal()
      stk_process_wait_for_ever()
    case .failed:
      let file = third == 0 && fourth == 0 ? nil : text(third, fourth)
      emit(.failed(message: text(first, second), location: file.map { SourceLocation(ofAssertionIn: $0, line: Int(line)) }, line: Int(line)))
    case .failedOutsideTest: emit(.failedOutsideTest(message: text(first, second), file: third == 0 && fourth == 0 ? "" : text(third, fourth), line: Int(line)))
    }
  }

  private static func emit(_ event: Event) { handler.withLock { $0 }(event) }

  /// Handles a failure that another thread records for a finished test.
  ///
  /// XCTest itself would crash.
  fileprivate static func failedLate(_ testCase: UnsafeMutableRawPointer, _ name: String?, _ message: String, at location: SourceLocation) {
    let nameOfCase = symbols?.nameInLog(of: testCase)
    // Name the test that started the thread, because the failure may belong to that test instead of the test that is running.
    let ofThread = name.map { "It happened on a thread that \($0) had started, while \(nameOfCase ?? "another test") ran." }
    let place = ofThread ?? "Another thread recorded it after \(nameOfCase ?? "its test") had ended."
    FailuresWithoutTest.keep("\(message)\n  \(place)", at: location, forNextTest: false)
  }

  /// Waits for threads that tests have started, for at most one second of real time.
  ///
  /// Failures in these threads fail the run.
  static func waitForThreads() {
    guard isInstalled, stk_process_has_threads_of_tests() else { return }
    placeholder()
    stk_process_wait_for_threads_of_tests()
  }

  /// Returns the string that XCTest passed as two words.
  ///
  /// XCTest keeps the string alive during the call.
  fileprivate static func text(_ first: UInt, _ second: UInt) -> String { unsafeBitCast((first, second), to: String.self) }

  private static func words(_ text: String) -> (UInt, UInt) { unsafeBitCast(text, to: (UInt, UInt).self) }
}

extension XCTestObserver {
  /// Reports the running test as skipped, and returns whether XCTest is running a test.
  static func skip(_ reason: String, at location: SourceLocation) -> Bool {
    guard isInstalled, let symbols, let testCase, let run = symbols.run(of: testCase) else { return false }
    defer { Unmanaged<AnyObject>.fromOpaque(run).release() }
    let path = location.filePath
    withExtendedLifetime((reason, path)) {
      let (text, file) = (words(reason), words(path))
      stk_process_call_5(symbols.recordSkip, text.0, text.1, file.0, file.1, UInt(max(0, location.line)), run)
    }
    return true
  }

  /// XCTest's functions, which are looked up in the running process.
  private struct Symbols: @unchecked Sendable {
    let center: UnsafeMutableRawPointer
    let add: UnsafeMutableRawPointer
    let caseType: UnsafeMutableRawPointer
    let caseInit: UnsafeMutableRawPointer
    let caseName: UnsafeMutableRawPointer
    let caseRun: UnsafeMutableRawPointer
    let runType: UnsafeMutableRawPointer
    let runInit: UnsafeMutableRawPointer
    let run: UnsafeMutableRawPointer
    let start: UnsafeMutableRawPointer
    let stop: UnsafeMutableRawPointer
    let recordFailure: UnsafeMutableRawPointer
    let recordSkip: UnsafeMutableRawPointer

    init?() {
      guard let shared = Platform.symbol(stk_process_row_observation_center),
        let add = Platform.symbol(stk_process_row_add_test_observer),
        let caseType = Platform.symbol(stk_process_row_test_case_class),
        let caseInit = Platform.symbol(stk_process_row_new_test_case),
        let caseName = Platform.symbol(stk_process_row_test_case_name),
        let caseRun = Platform.symbol(stk_process_row_test_run_of_test),
        let runType = Platform.symbol(stk_process_row_test_case_run_class),
        let runInit = Platform.symbol(stk_process_row_new_test_case_run),
        let run = Platform.symbol(stk_process_row_run_test),
        let start = Platform.symbol(stk_process_row_start_run),
        let stop = Platform.symbol(stk_process_row_stop_run),
        let recordFailure = Platform.symbol(stk_process_row_record_failure_in_run),
        let recordSkip = Platform.symbol(stk_process_row_record_skip),
        let center = stk_process_call_0_word(shared, nil)
      else { return nil }
      self.center = center
      self.add = add
      self.caseType = caseType
      self.caseInit = caseInit
      self.caseName = caseName
      self.caseRun = caseRun
      self.runType = runType
      self.runInit = runInit
      self.run = run
      self.start = start
      self.stop = stop
      self.recordFailure = recordFailure
      self.recordSkip = recordSkip
    }

    /// Creates a test case that does nothing and is never freed.
    /// - Parameter name: A literal, which is never freed, because the initializer keeps it.
    func makeTestCase(_ name: String) -> UnsafeMutableRawPointer? {
      let name = words(name)
      return stk_process_make_test_case(caseInit, name.0, name.1, caseType)
    }

    /// Creates the run of a test case.
    ///
    /// Neither of them is ever freed.
    func makeRun(_ testCase: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      _ = Unmanaged<AnyObject>.fromOpaque(testCase).retain()
      return stk_process_call_1_word(runInit, testCase, runType)
    }

    /// Returns the name of a test case in the log: “ProfileTests/test_loggingOut”.
    func nameInLog(of testCase: UnsafeMutableRawPointer) -> String { String(name(of: testCase).map { $0 == "." ? "/" : $0 }) }

    /// Returns the name of a test case: “ProfileTests.test_loggingOut”.
    private func name(of testCase: UnsafeMutableRawPointer) -> String {
      let name = stk_process_call_0_pair(caseName, testCase)
      // The two words are a string that this function owns. Move the string out of untyped memory, so the string is released like any other.
      let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<String>.size, alignment: MemoryLayout<String>.alignment)
      defer { memory.deallocate() }
      memory.storeBytes(of: name.first, as: UInt.self)
      memory.storeBytes(of: name.second, toByteOffset: MemoryLayout<UInt>.stride, as: UInt.self)
      return memory.bindMemory(to: String.self, capacity: 1).move()
    }

    /// Returns the run of a test case, retained, if it has the type that XCTest itself creates.
    func run(of testCase: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      guard let run = stk_process_call_0_word(caseRun, testCase) else { return nil }
      if run.load(as: UnsafeRawPointer.self) == UnsafeRawPointer(runType) { return run }
      Unmanaged<AnyObject>.fromOpaque(run).release()
      return nil
    }
  }

  private static let symbols = Symbols()
}

/// Handles a failure that a thread other than the test's records after the test has ended.
///
/// XCTest may attribute such a failure to the test that is running at that time.
@_cdecl("scenariokit_failed_late")
func failedLate(_ testCase: UnsafeMutableRawPointer, _ name: UnsafePointer<CChar>?, _ first: UInt, _ second: UInt, _ third: UInt, _ fourth: UInt, _ line: Int) {
  let (message, file) = (XCTestObserver.text(first, second), XCTestObserver.text(third, fourth))
  let location = SourceLocation(fileID: file.split(separator: "/").suffix(2).joined(separator: "/"), filePath: file, line: line, column: 1)
  XCTestObserver.failedLate(testCase, name.map { String(cString: $0) }, message, at: location)
}
