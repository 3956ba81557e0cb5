import FailureModel
import HeadlessDevice
import HeadlessUI
import HeadlessXCUI
import ScreenModel
import VirtualTime
import XCTest

/// A device with an app, and the failures of the test's interactions.
///
/// The app has real views, or is empty and filled by the test.
@MainActor
final class ScreenFixture {
  let device: Device
  let app: ElementID
  private let log: FailureLog = FailureLog()

  /// Creates an app without views.
  ///
  /// Tests add elements to its screen with `add`.
  convenience init() {
    self.init { EmptyView() }
  }

  init<Content: View>(@ViewBuilder content: @escaping @MainActor @Sendable () -> Content) {
    device = Device(apps: [InstalledApp(name: "NotInstagram", content: content)])
    device.install(InstalledApp(name: "Settings", bundleIdentifier: "com.apple.Preferences") { Text("General") })
    device.launch("com.example.NotInstagram")
    app = device.applicationElement(of: "com.example.NotInstagram")!
  }

  var failures: [InteractionFailure] { log.failures }
  /// The notes that a test's log would contain in addition to its failures.
  var notes: [String] { noted.texts }
  private let noted = NoteLog()
  var kinds: [String] { failures.map(\.kind) }

  /// Adds an element to the screen.
  @discardableResult
  func add(
    _ type: ElementType, _ label: String = "", id: String = "", value: String? = nil, placeholder: String? = nil, traits: ElementTraits = [],
    at frame: CGRect = CGRect(x: 16, y: 100, width: 100, height: 44), enabled: Bool = true, selected: Bool = false, in parent: ElementID? = nil
  ) -> ElementID {
    let properties = ElementProperties(
      type: type, identifier: id, label: label, value: value, placeholder: placeholder, traits: traits, frame: frame, isEnabled: enabled, isSelected: selected)
    return device.tree.insert(properties, into: parent ?? app)
  }

  func change(_ element: ElementID, _ body: (inout ElementProperties) -> Void) {
    var properties = device.tree[element]
    body(&properties)
    device.tree.update(element, to: properties)
  }

  /// Schedules work that reschedules itself without delay.
  func repeatForever(_ name: String) {
    device.scheduler.schedule(after: .zero, name: name) { self.repeatForever(name) }
  }

  /// Runs code with the device and collects failures.
  ///
  /// As in a step, the first failure stops further interactions.
  @discardableResult
  func run<Result>(_ body: () -> Result) -> Result {
    let log = log
    var handler = InteractionFailure.Handler(isStopped: { !log.failures.isEmpty }, report: { log.failures.append($0) })
    handler.observer = noted
    return Device.withCurrent(device) {
      InteractionFailure.$handler.withValue(handler) { body() }
    }
  }

  /// Runs code that must fail once, and returns the full text of the failure.
  func message(file: StaticString = #filePath, line: UInt = #line, _ body: () -> Void) -> String {
    run(body)
    XCTAssertEqual(failures.count, 1, "one failure was expected", file: file, line: line)
    return failures.first?.message ?? ""
  }
}

/// The reported failures, in order.
final class FailureLog: @unchecked Sendable {
  var failures: [InteractionFailure] = []
}

/// The notes about a test, in order.
private final class NoteLog: HeadlessDriver.Observer, @unchecked Sendable {
  var texts: [String] = []

  var isRecording: Bool { false }
  func willPerform(
    _ action: String, _ phrase: InteractionFailure.Phrase, on element: InteractionFailure.ElementName?, record: (String) -> ElementRecord?
  ) {}
  func willPerform(_ action: String) {}
  func didSkip(_ phrase: InteractionFailure.Phrase) {}
  func didWait(_ wait: WaitRecord, for purpose: InteractionFailure.Phrase) {}
  func didNote(_ text: String) { texts.append(text) }
  func didWarn(_ phrase: InteractionFailure.Phrase) { texts.append(InteractionFailure.Wording.xcuitest.text(phrase)) }
  func willType(_ text: String, intoSecureField field: String) {}
}

/// The input that the views of a fixture's app received, in order.
@MainActor
final class InputLog {
  var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }
}

extension View {
  /// Sets the exact size of the view, in points.
  func sized(_ width: CGFloat, _ height: CGFloat) -> some View { frame(width: width, height: height) }
}
