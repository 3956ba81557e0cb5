import CTestProcess
import Foundation
import Synchronization
import VirtualTime
import XCTest

@testable import HeadlessNetwork

/// Tests that the probe of the network passes, that each of its checks can fail, and that a detail that Foundation no longer has fails a test.
final class NetworkProbeTests: XCTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipUnless(NetworkCapture.isComplete, "Sessions of the app's own are not captured under the thread sanitizer.")
  }

  private let assumptions = [
    stk_process_row_task_session, stk_process_row_task_body, stk_process_row_task_behaviour, stk_process_row_protocol_properties, stk_process_row_contents_of_remote,
  ].map { InterpositionRow($0) }

  func test_everythingArrives_andTheAssumptionsHold() {
    XCTAssertEqual(NetworkProbe.problems(), [])
    XCTAssertEqual(assumptions.map(\.state), Array(repeating: .works, count: assumptions.count))
  }

  func test_nothingIsLeft() throws {
    XCTAssertEqual(try filesLeft { _ = NetworkProbe.problems() }, [])
    XCTAssertNil(StubServer.current)
  }

  func test_eachPartThatIsMissingIsAProblem() {
    let values = NetworkProbe.values(of: ProbedArrivals()).requests
    XCTAssertEqual(values.problems.count, ProbedArrivals.Part.allCases.count)
    for (part, value) in zip(ProbedArrivals.Part.allCases, values) {
      let arrivals = ProbedArrivals()
      for (other, value) in zip(ProbedArrivals.Part.allCases, values) where other != part { arrivals[other] = value.expected }
      XCTAssertEqual(
        NetworkProbe.values(of: arrivals).requests.problems,
        [
          InterpositionProblem(
            category: .network, expected: "\(value.name) is \(value.expected)", actual: "there is none",
            consequence: part == .contents ? "`Data(contentsOf:)` reads from the real network" : "stub servers get requests without a body, or the delegate is not called")
        ])
    }
  }

  func test_aSessionWithoutOurProtocolIsNoticed() {
    let configuration = URLSessionConfiguration.default
    XCTAssertEqual(NetworkProbe.firstProtocol(of: configuration), "SessionURLProtocol")
    configuration.protocolClasses?.removeAll { $0 == SessionURLProtocol.self }
    XCTAssertNotEqual(NetworkProbe.firstProtocol(of: configuration), "SessionURLProtocol")
    configuration.protocolClasses?.append(SessionURLProtocol.self)
    XCTAssertNotEqual(NetworkProbe.firstProtocol(of: configuration), "SessionURLProtocol", "Foundation's own protocol is asked first.")
  }

  // MARK: Losses

  func test_aDetailThatIsMissingIsReportedOnce() {
    let row = InterpositionRow(stk_process_row_task_session)
    defer { row.note(works: true) }
    let used = Mutex<[InterpositionCategory]>([])
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    scheduler.onUse(of: []) { category in used.withLock { $0.append(category) } }
    scheduler.withCause("the test") {
      XCTAssertNotNil(URLSessionTask.detail("session", of: URLSession.shared.dataTask(with: URL(string: "http://:1/")!), stk_process_row_task_session))
      XCTAssertEqual(used.withLock { $0 }, [])
      XCTAssertNil(URLSessionTask.detail("noSuchDetail", of: URLSession.shared, stk_process_row_task_session))
      XCTAssertNil(URLSessionTask.detail("noSuchDetail", of: URLSession.shared, stk_process_row_task_session))
    }
    XCTAssertEqual(used.withLock { $0 }, [.network])
    XCTAssertEqual(row.state, .fails)
  }

  func test_aCategoryThatWorksIsNotReported() {
    let used = Mutex<[InterpositionCategory]>([])
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    scheduler.onUse(of: [.network]) { category in used.withLock { $0.append(category) } }
    scheduler.noteUse(of: .locale)
    XCTAssertEqual(used.withLock { $0 }, [])
    scheduler.withCause("the test") { _ = StubServer() }
    XCTAssertEqual(used.withLock { $0 }, [.network])
  }
}
