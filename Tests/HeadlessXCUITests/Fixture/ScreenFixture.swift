import FailureModel
import HeadlessDevice
import HeadlessUI
import HeadlessXCUI
import ScreenModel
import VirtualTime
import XCTest

/// A device with an app, either of real views or empty with a screen that a test fills by hand, and the failures that interactions with it caused.
@MainActor
final class ScreenFixture {
  let device: Device
  let app: ElementID
  private let log: FailureLog = FailureLog()

  /// An app without views: tests put elements on its screen with `add`.
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
  /// What the log of a test would say beside its failures.
  var notes: [String] { noted.texts }
  private let noted = NoteLog()
  var kinds: [String] { failures.map(\.kind) }

  /// Puts an element on the screen.
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

  /// Schedules work that schedules itself again with no delay.
  func repeatForever(_ name: String) {
    device.scheduler.schedule(after: .zero, name: name) { self.repeatForever(name) }
  }

  /// Does something with the device in place; the failures are collected, and the first one stops what follows, as in a step.
  @discardableResult
  func run<Result>(_ body: () -> Result) -> Result {
    let log = log
    var handler = InteractionFailure.Handler(isStopped: { !log.failures.isEmpty }, report: { log.failures.append($0) })
    handler.observer = noted
    return Device.withCurrent(device) {
      InteractionFailure.$handler.withValue(handler) { body() }
    }
  }

  /// Does something that must fail, and returns the whole text of the one failure.
  func message(file: StaticString = #filePath, line: UInt = #line, _ body: () -> Void) -> String {
    run(body)
    XCTAssertEqual(failures.count, 1, "one failure was expected", file: file, line: line)
    return failures.first?.message ?? ""
  }
}

/// Failures in the order in which they were reported.
final class FailureLog: @unchecked Sendable {
  var failures: [InteractionFailure] = []
}

/// The notes about a test, in the order in which they were made.
private final class NoteLog: HeadlessDriver.Observer, @unchecked Sendable {
  var texts: [String] = []

  var isRecording: Bool { false }
  func willPerform(
    _ action: String, _ phrase: InteractionFailure.Phrase, on element: InteractionFailure.ElementName?, record: (String) -> ElementRecord?
  ) {}
  func didSkip(_ phrase: InteractionFailure.Phrase) {}
  func didWait(_ wait: WaitRecord, for purpose: InteractionFailure.Phrase) {}
  func didNote(_ text: String) { texts.append(text) }
  func didTell(_ phrase: InteractionFailure.Phrase) { texts.append(InteractionFailure.Wording.xcuitest.text(phrase)) }
  func willType(_ text: String, intoSecureField field: String) {}
}

/// What the views of a fixture's app received, in order.
@MainActor
final class InputLog {
  var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }
}

extension View {
  /// Gives the view an exact size, in points.
  func sized(_ width: CGFloat, _ height: CGFloat) -> some View { frame(width: width, height: height) }
}
