import Combine
import Foundation

/// A row in the table of operators: the results for 1, 2, 3, and the demands.
struct OperatorCase {
  let name: String
  /// The events for 1, 2, 3 and the completion, with unlimited demand.
  let values: String
  /// The events for 1 and a failure.
  let failure: String
  /// The demands on the upstream publisher: “demand unlimited | ”.
  ///
  /// The first part is before the subscriber requests anything, and the second is when it requests one value.
  let demand: String
  /// Whether the operator sends values only on demand, so no values are lost.
  let isLossless: Bool
  private let attach: (Source<Int, SampleError>, Subscribers.Demand) -> any AnyRecorder
  private let attachToSubject: (PassthroughSubject<Int, SampleError>) -> any AnyRecorder
  private let attachToSequence: (Publishers.Sequence<[Int], SampleError>, Subscribers.Demand) -> any AnyRecorder

  static let passing = " | demand 1"
  static let taking = "demand unlimited | "

  init<P: Publisher>(
    _ name: String, _ values: String, failure: String, demand: String = passing, isLossless: Bool = true, _ make: @escaping (AnyPublisher<Int, SampleError>) -> P
  ) {
    self.name = name
    self.values = values
    self.failure = failure
    self.demand = demand
    self.isLossless = isLossless
    attach = { Recorder(make($0.eraseToAnyPublisher()), demand: $1) }
    attachToSubject = { Recorder(make($0.eraseToAnyPublisher())) }
    attachToSequence = { Recorder(make($0.eraseToAnyPublisher()), demand: $1) }
  }

  func record(_ source: Source<Int, SampleError>, demand: Subscribers.Demand = .unlimited) -> any AnyRecorder { attach(source, demand) }

  func record(_ subject: PassthroughSubject<Int, SampleError>) -> any AnyRecorder { attachToSubject(subject) }

  func record(_ numbers: [Int], demand: Subscribers.Demand) -> any AnyRecorder { attachToSequence(Publishers.Sequence(sequence: numbers), demand) }
}

/// A recorder of values of any type.
protocol AnyRecorder: AnyObject {
  var events: [String] { get }
  func request(_ count: Int)
  func cancel()
  func cancelAtFirstValue()
}

extension Recorder: AnyRecorder {
  func cancelAtFirstValue() { onValue = { [unowned self] _ in cancel() } }
}
