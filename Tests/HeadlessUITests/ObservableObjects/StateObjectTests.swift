import Combine
import ScreenModel
import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class StateObjectTests: DeviceTestCase {
  private struct Child: View {
    let log: Log
    @StateObject private var model: CounterModel

    init(log: Log) {
      self.log = log
      _model = StateObject(wrappedValue: CounterModel(log: log))
    }

    var body: some View {
      Text("Count \(model.count)")
      Button("Add") { model.count += 1 }
      Stepper("Steps", value: $model.count)
    }
  }

  private struct Screen: View {
    let log: Log
    @State private var title = 0
    @State private var isShown = true

    var body: some View {
      Text("Title \(title)")
      Button("Rename") { title += 1 }
      Button("Toggle") { isShown.toggle() }
      if isShown { Child(log: log) }
    }
  }

  func test_theObjectIsCreatedOnceAndSurvivesEvaluations() {
    let log = Log()
    show { Screen(log: log) }
    tap(.button, "Add")
    XCTAssertEqual(texts.prefix(2), ["Title 0", "Count 1"])
    tap(.button, "Rename")
    tap(.button, "Rename")
    XCTAssertEqual(texts.prefix(2), ["Title 2", "Count 1"])
    XCTAssertEqual(log.take(), ["init"])
  }

  func test_theObjectGoesWithItsView() {
    let log = Log()
    show { Screen(log: log) }
    tap(.button, "Add")
    tap(.button, "Toggle")
    XCTAssertEqual(log.take(), ["init", "deinit"])
    tap(.button, "Toggle")
    XCTAssertTrue(texts.contains("Count 0"))
    XCTAssertEqual(log.take(), ["init"])
  }

  func test_theObjectOfAnAppLivesUntilItEnds() {
    let log = Log()
    show { Screen(log: log) }
    device.shutDown()
    discardDevice()
    XCTAssertEqual(log.take(), ["init", "deinit"])
  }

  func test_aBindingToTheObject() {
    show { Screen(log: Log()) }
    tap(.button, "Increment")
    XCTAssertTrue(texts.contains("Count 1"))
  }

  func test_whatTheObjectReadsWhileItIsCreatedIsNotReadByTheBody() {
    final class Settings: ObservableObject {
      @Published var limit = 3
    }
    @MainActor
    final class Model: ObservableObject {
      @Published var limit: Int
      init(settings: Settings) { limit = settings.limit }
    }
    struct Reader: View {
      @StateObject var model: Model
      let log: Log
      var body: some View {
        log.note("body")
        return Text("Limit \(model.limit)")
      }
    }
    let settings = Settings()
    let log = Log()
    show { Reader(model: Model(settings: settings), log: log) }
    settings.limit = 4
    device.render()
    XCTAssertEqual(log.take(), ["body"])
  }
}
