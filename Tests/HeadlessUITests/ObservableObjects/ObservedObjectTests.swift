import Combine
import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class ObservedObjectTests: DeviceTestCase {
  func test_aBodyShowsTheObjectAsItIsAfterTheChange() {
    struct Screen: View {
      @ObservedObject var model: CounterModel
      var body: some View {
        Text("Count \(model.count)")
        Button("Add") { model.count += 1 }
      }
    }
    let model = CounterModel()
    show { Screen(model: model) }
    XCTAssertEqual(texts, ["Count 0"])
    tap(.button, "Add")
    XCTAssertEqual(texts, ["Count 1"])
    model.count = 7
    device.render()
    XCTAssertEqual(texts, ["Count 7"])
  }

  func test_anObjectThatTellsItsChangesByHand() {
    struct Screen: View {
      @ObservedObject var model: Manual
      var body: some View { Text("Count \(model.count)") }
    }
    let model = Manual()
    show { Screen(model: model) }
    model.count = 3
    device.render()
    XCTAssertEqual(texts, ["Count 3"])
  }

  func test_anObjectWithAPublisherOfItsOwn() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<String, Never>()
      var count = 0
    }
    struct Screen: View {
      @ObservedObject var model: Own
      var body: some View { Text("Count \(model.count)") }
    }
    let model = Own()
    show { Screen(model: model) }
    model.count = 1
    device.render()
    XCTAssertEqual(texts, ["Count 0"])
    model.objectWillChange.send("count")
    model.count = 2
    device.render()
    XCTAssertEqual(texts, ["Count 2"])
  }

  func test_aViewFollowsAnotherObject() {
    struct Child: View {
      @ObservedObject var model: CounterModel
      var body: some View { Text("\(model.name) \(model.count)") }
    }
    struct Screen: View {
      let models: [CounterModel]
      @State private var index = 0
      var body: some View {
        Child(model: models[index])
        Button("Next") { index += 1 }
      }
    }
    let models = [CounterModel(), CounterModel()]
    models[1].name = "Second"
    show { Screen(models: models) }
    tap(.button, "Next")
    XCTAssertEqual(texts, ["Second 0"])
    models[1].count = 5
    device.render()
    XCTAssertEqual(texts, ["Second 5"])
    let evaluations = device.bodyEvaluationCount(of: "com.example.Sample")
    models[0].count = 1
    device.render()
    XCTAssertEqual(device.bodyEvaluationCount(of: "com.example.Sample"), evaluations)
  }

  func test_bindingsToPropertiesReadAndWriteTheObject() {
    struct Row: View {
      let log: Log
      @Binding var name: String
      var body: some View {
        log.note("row")
        return Text("Row \(name)")
      }
    }
    struct Screen: View {
      let log: Log
      @ObservedObject var model: CounterModel
      var body: some View {
        TextField("Name", text: $model.name)
        Stepper("Count", value: $model.count)
        Row(log: log, name: $model.name)
      }
    }
    let model = CounterModel()
    let log = Log()
    show { Screen(log: log, model: model) }
    XCTAssertEqual(value(.textField, "Name"), "Counter")
    model.name = "Changed"
    device.render()
    XCTAssertEqual(value(.textField, "Name"), "Changed")
    XCTAssertTrue(texts.contains("Row Changed"))
    tap(.textField, "Name")
    _ = device.typeText("!")
    XCTAssertEqual(model.name, "Changed!")
    XCTAssertTrue(texts.contains("Row Changed!"))
  }

  func test_theSubscriptionEndsWithTheView() {
    struct Child: View {
      @ObservedObject var model: CounterModel
      var body: some View { Text("Count \(model.count)") }
    }
    struct Screen: View {
      let log: Log
      @State private var model: CounterModel?
      var body: some View {
        if let model { Child(model: model) }
        Button("Show") { model = CounterModel(log: log) }
        Button("Hide") { model = nil }
      }
    }
    let log = Log()
    show { Screen(log: log) }
    tap(.button, "Show")
    XCTAssertEqual(texts, ["Count 0"])
    tap(.button, "Hide")
    XCTAssertEqual(log.take(), ["init", "deinit"])
  }

  func test_aThreadPublishesChanges() {
    struct Screen: View {
      @ObservedObject var model: Manual
      var body: some View { Text("Count \(model.count)") }
    }
    nonisolated(unsafe) let model = Manual()
    show { Screen(model: model) }
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      for _ in 0..<100 { model.count += 1 }
      isDone.signal()
    }.start()
    isDone.wait()
    device.render()
    XCTAssertEqual(texts, ["Count 100"])
  }

  func test_oneChangeEvaluatesABodyOnce() {
    struct Screen: View {
      let log: Log
      @ObservedObject var model: CounterModel
      var body: some View {
        log.note("body")
        return Text("\(model.name) \(model.count)")
      }
    }
    let model = CounterModel()
    let log = Log()
    show { Screen(log: log, model: model) }
    _ = log.take()
    model.count += 1
    model.name = "A"
    model.count += 1
    device.render()
    XCTAssertEqual(log.take(), ["body"])
  }
}
