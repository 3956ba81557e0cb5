import CTestProcess
import Foundation
package import VirtualTime

/// A probe that sends an app's requests to a stub server, and compares the bodies and the answers that arrive.
package enum NetworkProbe {
  /// Sends requests to a stub server, and returns a problem for each part that doesn't arrive.
  ///
  /// The results are also noted for the assumptions about Foundation. No request leaves the process.
  package static func problems() -> [InterpositionProblem] {
    let arrivals = ProbedArrivals()
    let (sessions, requests) = values(of: arrivals)
    let captured = sessions.problems
    // Send nothing if a session doesn't have our protocol. A folder that can't be written is not a problem of the toolchain.
    guard captured.isEmpty, exchange(arrivals) else { return captured }
    let wrong = requests.filter { $0.problem() != nil }
    for row in assumptions where !row.state.isProblem { row.note(works: !wrong.contains { $0.row == row }) }
    // The code that performs requests notes an assumption that doesn't hold, even if everything arrives.
    let others = assumptions.filter { row in !wrong.contains { $0.row == row } }
    return wrong.problems + others.compactMap { InterpositionProblem($0, in: $0.state) }
  }

  private static let assumptions = [
    stk_process_row_task_session, stk_process_row_task_body, stk_process_row_task_behaviour, stk_process_row_protocol_properties, stk_process_row_contents_of_remote,
  ].map { InterpositionRow($0) }

  /// Returns the values that show whether sessions have our protocol, and the values that arrive if they do.
  static func values(of arrivals: ProbedArrivals) -> (sessions: [ProbedValue], requests: [ProbedValue]) {
    let first = "\(SessionURLProtocol.self)"
    let sessions = [
      ProbedValue(stk_process_row_default_configuration, "the first protocol of URLSessionConfiguration.default", is: first) { firstProtocol(of: .default) },
      ProbedValue(stk_process_row_ephemeral_configuration, "the first protocol of URLSessionConfiguration.ephemeral", is: first) { firstProtocol(of: .ephemeral) },
      ProbedValue(stk_process_row_shared_session, "the first protocol of URLSession.shared", is: first) { firstProtocol(of: URLSession.shared.configuration) },
    ]
    func value(_ row: stk_process_row, _ name: String, is expected: String, _ part: ProbedArrivals.Part) -> ProbedValue {
      ProbedValue(row, name, is: expected) { arrivals[part] }
    }
    let whole = ProbedExchange.answer
    return (
      sessions,
      [
        value(stk_process_row_task_body, "the body of an upload of data", is: ProbedExchange.body, .data),
        value(stk_process_row_task_body, "the body of an upload of a file", is: ProbedExchange.body, .file),
        value(stk_process_row_task_session, "the end of an upload with a delegate", is: "the status 200 with \(whole)", .delegate),
        value(stk_process_row_task_behaviour, "the delegate's number of sent bytes", is: "\(ProbedExchange.body.utf8.count)", .sent),
        value(stk_process_row_protocol_properties, "an answer in parts to a completion handler", is: whole, .completion),
        value(stk_process_row_protocol_properties, "the file of a download", is: whole, .download),
        value(stk_process_row_contents_of_remote, "the result of Data(contentsOf:)", is: whole, .contents),
      ]
    )
  }

  /// Returns the name of the protocol that a session prefers to Foundation's own.
  ///
  /// An app may have registered its own protocols for the shared session before. They get the requests first, as on a device.
  static func firstProtocol(of configuration: URLSessionConfiguration) -> String? {
    configuration.protocolClasses?.first { $0 == SessionURLProtocol.self || String(reflecting: $0).hasPrefix("FoundationNetworking.") }.map { "\($0)" }
  }

  /// Sends the requests in virtual time, and waits until everything has arrived.
  ///
  /// - Returns: Whether the file for an upload could be written. If not, nothing is sent.
  private static func exchange(_ arrivals: ProbedArrivals) -> Bool {
    let file = VirtualScheduler.outsideOfSchedulers { FileManager.default.temporaryDirectory.appendingPathComponent("ScreenTestKit-Probe-\(UUID().uuidString)") }
    defer { VirtualScheduler.outsideOfSchedulers { try? FileManager.default.removeItem(at: file) } }
    guard (try? VirtualScheduler.outsideOfSchedulers { try Data(ProbedExchange.body.utf8).write(to: file) }) != nil else { return false }
    // Use the plain order, because the probe must not depend on a seed, and must not be part of a recorded order.
    let scheduler = SchedulingOrder.$current.withValue(.plain) { VirtualScheduler() }
    defer { scheduler.shutDown() }
    // Unbind the test, because its app must not be launched by the probe's stub.
    VirtualScheduler.$ofTest.withValue(nil) {
      scheduler.withCause("the check of the toolchain") { ProbedExchange(arrivals, file: file).start() }
      _ = scheduler.wait(timeout: .seconds(120)) { arrivals.isComplete }
    }
    return true
  }
}
