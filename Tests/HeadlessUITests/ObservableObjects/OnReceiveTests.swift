import Combine
import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

@preconcurrency @MainActor
final class OnReceiveTests: DeviceTestCase {
  func test_aTimerCountsDownInVirtualTime() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    struct Countdown: View {
      @State private var seconds = 10
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View {
        Text("\(seconds) s")
          .onReceive(timer) { _ in
            if seconds > 0 { seconds -= 1 } else { timer.upstream.connect().cancel() }
          }
      }
    }
    show { Countdown() }
    XCTAssertEqual(device.scheduler.wait(timeout: .seconds(60)) { self.texts == ["7 s"] }, .satisfied)
    XCTAssertEqual(device.scheduler.now.offset, .seconds(3))
    XCTAssertEqual(device.scheduler.wait(timeout: .seconds(60)) { false }, .nothingPending)
    XCTAssertEqual(texts, ["0 s"])
    XCTAssertEqual(device.scheduler.now.offset, .seconds(11))
  }

  func test_aTimerThatIsWrittenInTheBody() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    struct Countdown: View {
      @State private var seconds = 3
      var body: some View {
        Text("\(seconds) s").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in seconds -= 1 }
      }
    }
    show { Countdown() }
    XCTAssertEqual(device.scheduler.wait(timeout: .seconds(60)) { self.texts == ["0 s"] }, .satisfied)
    XCTAssertEqual(device.scheduler.now.offset, .seconds(3))
  }

  func test_notificationsArrive() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)")
          .onReceive(NotificationCenter.default.publisher(for: .onReceiveSample)) { count += $0.userInfo?["by"] as? Int ?? 0 }
      }
    }
    show { Screen() }
    NotificationCenter.default.post(name: .onReceiveSample, object: nil, userInfo: ["by": 2])
    NotificationCenter.default.post(name: .onReceiveSample, object: nil, userInfo: ["by": 3])
    device.render()
    XCTAssertEqual(texts, ["Count 5"])
  }

  func test_theFirstValueOfAPublishedPropertyArrivesAndEachLaterOne() {
    struct Screen: View {
      let log: Log
      let model: CounterModel
      @State private var seen = ""
      var body: some View { Text("Seen \(seen)").onReceive(model.$name.map { "\($0)." }) { seen += $0 } }
    }
    let model = CounterModel()
    show { Screen(log: Log(), model: model) }
    XCTAssertEqual(texts, ["Seen Counter."])
    model.name = "A"
    device.render()
    XCTAssertEqual(texts, ["Seen Counter.A."])
  }

  func test_theSameSubjectIsNotSubscribedAgain() {
    struct Screen: View {
      let subject: CurrentValueSubject<Int, Never>
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("Count \(count)").onReceive(subject) { log.note("\($0)") }
        Button("Add") { count += 1 }
      }
    }
    let log = Log()
    let subject = CurrentValueSubject<Int, Never>(1)
    show { Screen(subject: subject, log: log) }
    tap(.button, "Add")
    subject.send(2)
    XCTAssertEqual(log.take(), ["1", "2"])
  }

  func test_theSubscriptionEndsWithTheView() {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown { Text("Here").onReceive(subject) { log.note("\($0)") } }
        Button("Hide") { isShown = false }
      }
    }
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    show { Screen(subject: subject, log: log) }
    subject.send(1)
    tap(.button, "Hide")
    subject.send(2)
    XCTAssertEqual(log.take(), ["1"])
  }

  func test_aValueFromAnotherThreadRunsTheActionOnTheMainActor() {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var last = 0
      var body: some View {
        Text("Last \(last)").onReceive(subject) {
          MainActor.assertIsolated()
          last = $0
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    show { Screen(subject: subject) }
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      subject.send(4)
      isDone.signal()
    }.start()
    isDone.wait()
    XCTAssertEqual(device.scheduler.wait(timeout: .seconds(60)) { self.texts == ["Last 4"] }, .satisfied)
  }
}

extension Notification.Name {
  fileprivate static let onReceiveSample = Notification.Name("OnReceiveSample")
}
