import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

@preconcurrency @MainActor
final class AppStorageTests: DeviceTestCase {
  private struct Names: View {
    @AppStorage("name") private var name: String?
    @AppStorage("count") private var count = 1

    var body: some View {
      Text("\(name ?? "nobody") \(count)")
      Button("Keep") {
        name = "Ada"
        count += 1
      }
      Button("Forget") { name = nil }
      Other()
    }
  }

  private struct Other: View {
    @AppStorage("count") private var count = 1

    var body: some View { Stepper(count: $count) }
  }

  private struct Stepper: View {
    @Binding var count: Int

    var body: some View {
      Button("Ten more") { count += 10 }
    }
  }

  func test_itIsTheDefaultUntilSomethingIsKept() {
    show { Names() }
    XCTAssertEqual(texts, ["nobody 1"])
  }

  func test_whoReadsItIsToldOfAChange() {
    show { Names() }
    tap(.button, "Keep")
    XCTAssertEqual(texts, ["Ada 2"])
    tap(.button, "Ten more")
    XCTAssertEqual(texts, ["Ada 12"])
  }

  func test_itOutlivesTheLaunch() {
    show { Names() }
    tap(.button, "Keep")
    device.terminate("com.example.Sample")
    device.launch("com.example.Sample")
    XCTAssertEqual(texts, ["Ada 2"])
    tap(.button, "Forget")
    device.launch("com.example.Sample")
    XCTAssertEqual(texts, ["nobody 2"])
  }

  func test_anotherDeviceKnowsNothingOfIt() {
    show { Names() }
    tap(.button, "Keep")
    device.shutDown()
    show { Names() }
    XCTAssertEqual(texts, ["nobody 1"])
  }

  func test_eachAppHasItsOwn() {
    let device = Device(apps: [InstalledApp(name: "One") { Names() }, InstalledApp(name: "Two") { Names() }])
    defer { device.shutDown() }
    func text(_ app: String) -> String? {
      device.applicationElement(of: app).flatMap { device.tree.first(ElementQuery(scope: $0, type: .staticText)) }.map { device.tree.label(of: $0) }
    }
    device.launch("com.example.One")
    if let keep = device.tree.first(ElementQuery(scope: device.tree.root, type: .button, string: "Keep")) {
      let frame = device.tree.frame(of: keep)
      device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    device.launch("com.example.Two")
    XCTAssertEqual(text("com.example.One"), "Ada 2")
    XCTAssertEqual(text("com.example.Two"), "nobody 1")
  }

  private struct Clean: App {
    @AppStorage("launches") private var launches = 0

    init() { launches += ProcessInfo.processInfo.launchArguments.contains("Clean") ? -launches : 1 }

    var body: some Scene {
      WindowGroup { Text("Launch \(launches)") }
    }
  }

  func test_anAppMayUseItBeforeItHasViews() {
    let device = Device(apps: [InstalledApp(Clean.self)])
    defer { device.shutDown() }
    func text() -> String? {
      device.tree.first(ElementQuery(scope: device.tree.root, type: .staticText)).map { device.tree.label(of: $0) }
    }
    device.launch("com.example.Clean")
    device.launch("com.example.Clean")
    XCTAssertEqual(text(), "Launch 2")
    device.launch("com.example.Clean", options: LaunchOptions(arguments: ["Clean"]))
    XCTAssertEqual(text(), "Launch 0")
  }

  func test_whereNoAppRunsItIsTheDefault() {
    @AppStorage("nowhere") var value = "default"
    value = "other"
    XCTAssertEqual(value, "default")
  }
}

private actor Visits {
  @AppStorage("visits") private var count = 0

  func add() -> Int {
    count += 1
    return count
  }
}

private struct VisitsView: View {
  @AppStorage("visits") private var count = 0
  @State private var answers: [Int] = []
  private let visits = Visits()

  var body: some View {
    VStack {
      Text("Visits \(count)")
      Text("Answers \(answers)")
      Button("Visit") { Task { answers.append(await visits.add()) } }
    }
  }
}

extension AppStorageTests {
  func test_anActorReadsAndSetsIt_andTheViewIsToldOfTheChange() {
    show { VisitsView() }
    tap(.button, "Visit")
    tap(.button, "Visit")
    XCTAssertEqual(texts, ["Visits 2", "Answers [1, 2]"])
    XCTAssertEqual(device.defaults(of: "com.example.Sample").integer(forKey: "visits"), 2)
  }
}

/// A view with optional stored values.
///
/// [Apple: AppStorage](https://developer.apple.com/documentation/swiftui/appstorage) has an initializer for each of these types.
private struct OptionalValues: View {
  enum Color: String { case red }
  enum Level: Int { case high = 7 }

  @AppStorage("data") private var data: Data?
  @AppStorage("date") private var date: Date?
  @AppStorage("color") private var color: Color?
  @AppStorage("level") private var level: Level?

  var body: some View {
    Text("\(data?.count ?? 0) \(Int(date?.timeIntervalSince1970 ?? 0)) \(color?.rawValue ?? "none") \(level?.rawValue ?? 0)")
    Button("Set") { (data, date, color, level) = (Data([1, 2]), Date(timeIntervalSince1970: 9), .red, .high) }
    Button("Clear") { (data, date, color, level) = (nil, nil, nil, nil) }
  }
}

extension AppStorageTests {
  func test_valuesThatMayBeMissing() {
    show { OptionalValues() }
    XCTAssertEqual(texts, ["0 0 none 0"])
    tap(.button, "Set")
    XCTAssertEqual(texts, ["2 9 red 7"])
    tap(.button, "Clear")
    XCTAssertEqual(texts, ["0 0 none 0"])
  }
}
