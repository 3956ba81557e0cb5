import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct Blinker: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      if isOn { Text("On").onAppear { isOn = false } } else { Text("Off").onAppear { isOn = true } }
    }
  }
}

private struct Spinner: View {
  @State private var turns = 0

  var body: some View {
    Text("Spinner").task {
      while !Task.isCancelled {
        turns += 1
        await Task.yield()
      }
    }
  }
}

private struct Mirror: View {
  @State private var isRunning = false
  @State private var value = 0

  var body: some View {
    VStack {
      Button("Start") { isRunning = true }
      Button("Stop") { isRunning = false }
      Button("Zero") { value = 0 }
      Text("\(value)").onChange(of: value) { if isRunning { value += 1 } }.onChange(of: isRunning) { value += 1 }
    }
  }
}

private struct Deep: View {
  let depth: Int
  @State private var isThere = false

  var body: some View {
    VStack {
      Text("Level \(depth)").onAppear { isThere = true }
      if isThere, depth < 40 { Deep(depth: depth + 1) }
    }
  }
}

@preconcurrency @MainActor
final class SettlingTests: DeviceTestCase {
  private func cause(_ result: RunResult) -> String? {
    if case .neverSettles(let cause) = result { cause } else { nil }
  }

  private func launchResult<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> String? {
    let device = Device(apps: [InstalledApp(name: "Sample", content: content)])
    defer { device.shutDown() }
    device.launch("com.example.Sample")
    return cause(device.lastResult)
  }

  func test_aViewThatTogglesItselfForEverIsNamed() {
    XCTAssertEqual(launchResult { Blinker() }, "the body of Blinker")
  }

  func test_aTaskThatNeverRestsIsNamed() {
    XCTAssertEqual(launchResult { Spinner() }, "the task of Spinner")
  }

  func test_aHandlerOfChangesThatBringsAboutTheNextOneIsNamed() {
    show { Mirror() }
    let frame = self.frame(.button, "Start")
    XCTAssertEqual(cause(device.tap(at: CGPoint(x: frame.midX, y: frame.midY))), "the onChange handler in Mirror")
  }

  func test_aViewThatWasGivenUpIsRenderedAgainWithTheNextChange() {
    show { Mirror() }
    tap(.button, "Start")
    tap(.button, "Stop")
    XCTAssertEqual(device.settle(), .settled)
    tap(.button, "Zero")
    XCTAssertTrue(exists(.staticText, "0"))
  }

  func test_theDeviceStaysUsableAfterwards() {
    show { Mirror() }
    tap(.button, "Start")
    XCTAssertTrue(exists(.button, "Start"))
    XCTAssertEqual(device.settle(), .settled)
  }

  func test_viewsThatComeOneAfterTheOtherDoSettle() {
    show { Deep(depth: 0) }
    XCTAssertTrue(exists(.staticText, "Level 40"))
    XCTAssertEqual(device.settle(), .settled)
  }
}
