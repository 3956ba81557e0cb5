import HeadlessDevice
import XCTest

@testable import HeadlessUI

private struct Escalator: View {
  @State private var step = 0

  var body: some View {
    let now = step
    step = now + 1
    return VStack {
      Text("Step \(now)")
      Button("Next") { step += 10 }
    }
  }
}

private struct Parent: View {
  @State private var visits = 0
  @State private var others = 0

  var body: some View {
    Text("Visits \(visits)")
    Child(visits: $visits)
  }
}

private struct Child: View {
  @Binding var visits: Int

  var body: some View {
    visits += 1
    return Text("Child")
  }
}

private struct Stored: View {
  @AppStorage("launches") private var launches = 0

  var body: some View {
    launches += 1
    return Text("Launches \(launches)")
  }
}

private struct Draft: DynamicProperty {
  @State var text = ""
}

private struct Composed: View {
  private var draft = Draft()

  var body: some View {
    draft.text = "changed"
    return Text("“\(draft.text)”")
  }
}

private struct Unchanging: View {
  @State private var name = "Ann"

  var body: some View {
    name = "Ann"
    return Text(name)
  }
}

private struct Allowed: View {
  @State private var log: [String] = []
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(log.joined(separator: ", "))
      Button("Tap") {
        log.append("tap")
        isOn = true
      }
    }
    .onAppear { log.append("appear") }
    .onChange(of: isOn) { log.append("change") }
    .task { log.append("task") }
  }
}

private struct Counting: App {
  @State private var count = 0

  var body: some Scene {
    let now = count
    count = now + 1
    return WindowGroup { Text("Count \(now)") }
  }
}

@preconcurrency @MainActor
final class StateChangedInBodyTests: DeviceTestCase {
  func test_stateThatIsChangedInABodyIsReportedWithItsName_andStaysAsItWas() {
    show { Escalator() }
    XCTAssertEqual(problems, [.stateChanged(inBodyOf: "Escalator", state: "the state “step”")])
    XCTAssertEqual(device.lastResult, .settled)
    XCTAssertTrue(exists(.staticText, "Step 0"))
  }

  func test_itIsReportedOnceForEachLaunch() {
    show { Escalator() }
    tap(.button, "Next")
    XCTAssertTrue(exists(.staticText, "Step 10"))
    XCTAssertEqual(problems.count, 1)
    device.launch("com.example.Sample")
    XCTAssertEqual(problems.count, 2)
  }

  func test_stateOfAnotherViewIsReportedWithThatView() {
    show { Parent() }
    XCTAssertEqual(problems, [.stateChanged(inBodyOf: "Child", state: "the state “visits” of Parent")])
    XCTAssertTrue(exists(.staticText, "Visits 0"))
  }

  func test_stateWithinATeamsOwnPropertyIsReportedWithThatProperty() {
    show { Composed() }
    XCTAssertEqual(problems, [.stateChanged(inBodyOf: "Composed", state: "the state “draft”")])
    XCTAssertTrue(exists(.staticText, "“”"))
  }

  func test_aStoredValueIsReportedWithItsKey() {
    show { Stored() }
    XCTAssertEqual(problems, [.stateChanged(inBodyOf: "Stored", state: "the stored value of “launches”")])
    XCTAssertTrue(exists(.staticText, "Launches 0"))
  }

  func test_stateOfTheAppIsReported() {
    let device = Device(apps: [InstalledApp(Counting.self)])
    defer { device.shutDown() }
    var problems: [RenderingProblem] = []
    device.renderingProblemHandler = { problems.append($0) }
    device.launch("com.example.Counting")
    XCTAssertEqual(problems, [.stateChanged(inBodyOf: "Counting", state: "the state “count”")])
  }

  func test_anEqualValueIsNoChange() {
    show { Unchanging() }
    XCTAssertEqual(problems, [])
  }

  func test_actionsHandlersAndTasksMayChangeState() {
    show { Allowed() }
    tap(.button, "Tap")
    XCTAssertEqual(problems, [])
    XCTAssertTrue(exists(.staticText, "appear, task, tap, change"))
  }
}
