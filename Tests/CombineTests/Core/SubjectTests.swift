import Combine
import XCTest

final class SubjectTests: XCTestCase {
  func test_aPassthroughSubjectDropsWhatIsNotDemanded() {
    let subject = PassthroughSubject<Int, SampleError>()
    let recorder = Recorder(subject, demand: .max(1))
    for value in 1...3 { subject.send(value) }
    recorder.request(1)
    subject.send(4)
    subject.send(completion: .failure(.first))
    subject.send(5)
    subject.send(completion: .finished)
    XCTAssertEqual(recorder.events, ["1", "4", "failed: first"])
    XCTAssertEqual(Recorder(subject).events, ["failed: first"])
  }

  func test_aCurrentValueSubjectKeepsTheLatest() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder(subject, demand: .max(1))
    subject.send(2)
    subject.value = 3
    XCTAssertEqual(subject.value, 3)
    XCTAssertEqual(recorder.take(), ["1"])
    recorder.request(2)
    subject.send(4)
    subject.send(completion: .finished)
    subject.send(5)
    XCTAssertEqual(recorder.take(), ["3", "4", "finished"])
    XCTAssertEqual(subject.value, 4)
    XCTAssertEqual(Recorder(subject).events, ["finished"])
  }

  func test_aDemandInAnswerToAValueCounts() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject, demand: .max(1)) { $0 == 1 ? .max(1) : .none }
    for value in 1...3 { subject.send(value) }
    XCTAssertEqual(recorder.events, ["1", "2"])
  }

  func test_aSubscriberMaySendAndCancelWhileItReceives() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject)
    recorder.onValue = { value in
      if value < 3 { subject.send(value + 1) } else { recorder.cancel() }
    }
    subject.send(1)
    subject.send(9)
    XCTAssertEqual(recorder.events, ["1", "2", "3"])
  }

  func test_everySubscriberGetsEachValueAndOneMayComeMeanwhile() {
    let subject = PassthroughSubject<Int, Never>()
    let first = Recorder(subject)
    var late: Recorder<Int, Never>?
    first.onValue = { _ in if late == nil { late = Recorder(subject) } }
    subject.send(1)
    subject.send(2)
    XCTAssertEqual(first.events, ["1", "2"])
    XCTAssertEqual(late?.events, ["2"])
  }

  func test_aSubjectTakesValuesFromAnotherPublisher() {
    let source = Source()
    let subject = PassthroughSubject<Int, Never>()
    let connection = source.subscribe(subject)
    XCTAssertEqual(source.take(), [])
    let recorder = Recorder(subject)
    XCTAssertEqual(source.take(), ["demand unlimited"])
    source.send(1)
    connection.cancel()
    source.send(2)
    XCTAssertEqual(source.take(), ["cancel"])
    XCTAssertEqual(recorder.events, ["1"])
  }

  func test_aSubjectAsASubscriberPassesTheCompletionOn() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder(subject)
    let connection = [1, 2].publisher.subscribe(subject)
    XCTAssertEqual(recorder.events, ["0", "1", "2", "finished"])
    withExtendedLifetime(connection) {}
  }

  func test_aSubjectOfNothing() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let subscription = subject.sink { count += 1 }
    subject.send()
    XCTAssertEqual(count, 1)
    withExtendedLifetime(subscription) {}
  }
}
