import XCTest

@testable import HeadlessUI

private final class Settings {
  var name = "settings"
}

extension EnvironmentValues {
  @Entry fileprivate var entryCount: Int = 7
  @Entry fileprivate var entryName = "unnamed"
  @Entry fileprivate var entryAction: (() -> Void)?
  @Entry fileprivate var entrySettings: Settings = Settings()
}

extension Transaction {
  @Entry fileprivate var isQuiet: Bool = false
}

private struct EntryView: View {
  @Environment(\.entryCount) private var count
  @Environment(\.entryName) private var name
  @Environment(\.entryAction) private var action
  @Environment(\.entrySettings) private var settings

  var body: some View {
    Text("\(count) \(name) \(settings.name)")
    Button("Act") { action?() }
  }
}

private struct TabScreen: View {
  @SceneStorage("tab") private var tab = 0

  var body: some View {
    Text("tab \(tab)")
    Button("Next") { tab += 1 }
    OtherTabScreen()
  }
}

private struct OtherTabScreen: View {
  @SceneStorage("tab") private var tab: Int?

  var body: some View { Text("other \(tab ?? -1)") }
}

@preconcurrency @MainActor
final class EntryTests: DeviceTestCase {
  func test_anEntryHasADefaultValueAndCanBeSet() {
    let log = Log()
    show {
      EntryView()
      EntryView().environment(\.entryCount, 8).environment(\.entryName, "named").environment(\.entryAction) { log.note("acted") }
    }
    XCTAssertEqual(texts, ["7 unnamed settings", "8 named settings"])
    let button = frame(.button, "Act", at: 1)
    device.tap(at: point(button.midX, button.midY))
    XCTAssertEqual(log.take(), ["acted"])
  }

  func test_aTransactionCarriesItsEntry() {
    var transaction = Transaction()
    XCTAssertFalse(transaction.isQuiet)
    transaction.isQuiet = true
    XCTAssertTrue(transaction.isQuiet)
  }

  func test_theViewsOfASceneShareWhatItStoresUntilItEnds() {
    show { TabScreen() }
    XCTAssertEqual(texts, ["tab 0", "other -1"])
    tap(.button, "Next")
    XCTAssertEqual(texts, ["tab 1", "other 1"])
    device.terminate("com.example.Sample")
    device.launch("com.example.Sample")
    XCTAssertEqual(texts, ["tab 0", "other -1"])
  }
}
