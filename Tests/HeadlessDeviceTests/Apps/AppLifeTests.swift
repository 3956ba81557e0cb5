import Foundation
import Observation
import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

@MainActor @Observable private final class Session {
  var user = "Ann"
  var ticks = 0
  func tick() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(1))
      ticks += 1
    }
  }
}

/// Weak references to the objects that the apps of these tests create.
@MainActor private enum Witness {
  static weak var session: Session?
  static let log = Log()
}

private struct Main: View {
  @Environment(Session.self) private var session
  @Environment(\.scenePhase) private var phase
  @Environment(\.launchArguments) private var arguments
  @Environment(\.launchEnvironment) private var environment

  var body: some View {
    NavigationStack {
      VStack {
        Text("User \(session.user)")
        Text("Phase \(phase)")
        Text("Arguments \(arguments.joined(separator: " "))")
        Text("Server \(environment["SERVER"] ?? "none")")
        TextField("Name", text: Bindable(session).user)
        NavigationLink("More") { Text("More") }
        Button("Task") { Task { await session.tick() } }
      }
    }
    .onChange(of: phase) { Witness.log.note("\(phase)") }
    .task { await session.tick() }
  }
}

private struct SampleApp: App {
  @State private var session = Session()
  @State private var launches = 0

  init() {}

  var body: some Scene {
    let _ = Witness.session = session
    WindowGroup { Main().environment(session) }
  }
}

private struct OptionalReader: View {
  @Environment(Session.self) private var session: Session?

  var body: some View { Text(session.map { "User \($0.user)" } ?? "nobody") }
}

@preconcurrency @MainActor
final class AppLifeTests: XCTestCase {
  private var device: Device!
  private let sample = "com.example.Sample"

  override func setUp() async throws {
    _ = Witness.log.take()
    device = Device(apps: [InstalledApp(SampleApp.self), InstalledApp(name: "Other") { Text("Other app") }])
  }

  override func tearDown() async throws {
    device?.shutDown()
    device = nil
  }

  private func has(_ text: String) -> Bool {
    guard let app = device.applicationElement(of: sample) else { return false }
    return device.tree.first(.init(scope: app, type: .staticText, string: text)) != nil
  }

  func test_anAppKnowsWhatItWasLaunchedWith() {
    device.launch(sample, options: LaunchOptions(arguments: ["-fast", "-quiet"], environment: ["SERVER": "test"]))
    XCTAssertTrue(has("Arguments -fast -quiet"))
    XCTAssertTrue(has("Server test"))
    device.launch(sample)
    XCTAssertTrue(has("Server none"))
  }

  func test_theScenePhaseFollowsTheApp() {
    device.launch(sample)
    XCTAssertTrue(has("Phase active"))
    device.pressHome()
    XCTAssertTrue(has("Phase background"))
    device.activate("com.example.Other")
    device.activate(sample)
    XCTAssertTrue(has("Phase active"))
    XCTAssertEqual(Witness.log.take(), ["background", "active"])
  }

  func test_aStateChangeInTheAppItselfIsShown() {
    device.launch(sample)
    Witness.session?.user = "Bob"
    device.settle()
    XCTAssertTrue(has("User Bob"))
  }

  func test_anAppThatIsLaunchedAgainBeginsAnew() {
    device.launch(sample)
    Witness.session?.user = "Bob"
    device.launch(sample)
    XCTAssertTrue(has("User Ann"))
  }

  func test_theHomeScreenIsThereAfterTheAppInFrontWasTerminated() {
    device.launch(sample)
    device.terminate(sample)
    device.pressHome()
    let home = device.applicationElement(of: SystemApp.springboard.rawValue)
    XCTAssertNotNil(home.flatMap { device.tree.first(.init(scope: $0, type: .icon)) })
  }

  func test_nothingIsLeftOfAnAppThatWasTerminated() {
    device.launch(sample)
    let field = device.tree.first(.init(scope: device.tree.root, type: .textField))!
    let frame = device.tree.frame(of: field)
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    device.typeText("x")
    XCTAssertEqual(device.wait(timeout: 5) { Witness.session?.ticks == 3 }, .satisfied)
    device.terminate(sample)
    XCTAssertNil(Witness.session)
    XCTAssertEqual(device.scheduler.pending.map(\.name), [])
    XCTAssertEqual(device.tree.childCount(of: device.tree.root), 0)
    XCTAssertFalse(device.isKeyboardVisible)
  }

  func test_switchingTheDeviceOffLeavesNothing() {
    weak var gone: Device?
    do {
      device.launch(sample)
      let button = device.tree.first(.init(scope: device.tree.root, type: .button, string: "Task"))!
      let frame = device.tree.frame(of: button)
      device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      gone = device
      device.shutDown()
      device = nil
    }
    XCTAssertNil(gone)
    XCTAssertNil(Witness.session)
  }

  func test_anObjectThatNobodyHasPutInIsNilWhereItIsOptional() {
    device = Device(apps: [InstalledApp(name: "Sample") { OptionalReader() }])
    device.launch(sample)
    XCTAssertTrue(has("nobody"))
  }

  func test_theSameRunGivesTheSameScreens() {
    func run() -> String {
      let device = Device(apps: [InstalledApp(SampleApp.self), InstalledApp(name: "Other") { Text("Other app") }])
      defer { device.shutDown() }
      var pictures = ""
      device.launch(sample, options: LaunchOptions(arguments: ["a"]))
      pictures += device.tree.textSnapshot()
      _ = device.wait(timeout: 3) { false }
      device.activate("com.example.Other")
      pictures += device.tree.textSnapshot()
      device.activate(sample)
      for y in stride(from: 60.0, to: 800, by: 20) { device.tap(at: CGPoint(x: 195, y: y)) }
      device.typeText("abc")
      pictures += device.tree.textSnapshot()
      return pictures
    }
    let first = run()
    XCTAssertEqual(first, run())
    XCTAssertTrue(first.contains("Phase active"))
  }
}
