import Combine
import ScreenModel
import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class EnvironmentObjectTests: DeviceTestCase {
  private struct Child: View {
    @EnvironmentObject var model: CounterModel
    var body: some View {
      Text("\(model.name) \(model.count)")
      Button("Add") { model.count += 1 }
      TextField("Name", text: $model.name)
    }
  }

  func test_anObjectReachesTheViewsBelow() {
    let model = CounterModel()
    show { NavigationStack { VStack { Child() } }.environmentObject(model) }
    tap(.button, "Add")
    XCTAssertEqual(texts, ["Counter 1"])
    model.name = "Changed"
    device.render()
    XCTAssertEqual(texts, ["Changed 1"])
    XCTAssertEqual(value(.textField, "Name"), "Changed")
  }

  func test_theNearestObjectCounts() {
    let models = [CounterModel(), CounterModel()]
    models[1].name = "Inner"
    show { Child().environmentObject(models[1]).environmentObject(models[0]) }
    XCTAssertEqual(texts, ["Inner 0"])
  }

  func test_anotherObjectInTheEnvironmentIsFollowed() {
    struct Screen: View {
      let models: [CounterModel]
      @State private var index = 0
      var body: some View {
        Child().environmentObject(models[index])
        Button("Next") { index += 1 }
      }
    }
    let models = [CounterModel(), CounterModel()]
    models[1].name = "Second"
    show { Screen(models: models) }
    tap(.button, "Next")
    models[1].count = 4
    device.render()
    XCTAssertEqual(texts, ["Second 4"])
  }

  func test_aMissingObjectIsNamedInTheViewsPlace() {
    show { Child() }
    XCTAssertEqual(texts, ["No object of type CounterModel was found in the environment of Child. Add .environmentObject(_:) with this object to a view above it."])
  }

  func test_anObjectOfObservationIsAnotherThing() {
    show { Child().environment(CounterModel()) }
    XCTAssertEqual(texts, ["No object of type CounterModel was found in the environment of Child. Add .environmentObject(_:) with this object to a view above it."])
  }

  func test_anObjectReadInAnInitializerIsReportedAndTheNearestOneIsTaken() {
    struct Early: View {
      @EnvironmentObject var model: CounterModel
      let name: String
      init() {
        name = ""
        title = "?"
        title = _model.wrappedValue.name
      }
      var title: String
      var body: some View { Text(title) }
    }
    struct Screen: View {
      var body: some View { Early() }
    }
    show { Screen().environmentObject(CounterModel()) }
    XCTAssertEqual(texts, ["Counter"])
    XCTAssertEqual(problems, [.environmentReadInInitializer(type: "CounterModel", inBodyOf: "Screen")])
  }

  func test_sheetsHaveTheObject() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Child() }
      }
    }
    show { Screen().environmentObject(CounterModel()) }
    tap(.button, "Show")
    XCTAssertEqual(texts, ["Counter 0"])
  }
}
