import XCTest

@testable import HeadlessUI

private struct OldAlertScreen: View {
  struct Item: Identifiable {
    let id: String
  }

  let log: Log
  @State private var isAlertShown = false
  @State private var item: Item?
  @State private var isSheetShown = false

  var body: some View {
    VStack {
      Button("Alert") { isAlertShown = true }
      Button("Item") { item = Item(id: "Photo") }
      Button("Sheet") { isSheetShown = true }
      Text(item?.id ?? "no item")
    }
    .alert(isPresented: $isAlertShown) {
      Alert(
        title: Text("Delete?"), message: Text("It cannot be undone."), primaryButton: .destructive(Text("Delete")) { log.note("deleted") },
        secondaryButton: .cancel())
    }
    .alert(item: $item) { Alert(title: Text("About \($0.id)")) }
    .actionSheet(isPresented: $isSheetShown) {
      ActionSheet(title: Text("Choose"), message: Text("One of them"), buttons: [.default(Text("First")) { log.note("first") }, .cancel { log.note("cancelled") }])
    }
  }
}

private struct ChangeScreen: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
      .onChange(of: count) { value in log.note("one argument \(value)") }
      .onChange(of: count, perform: { log.note("perform \($0)") })
  }
}

private struct SectionScreen: View {
  @State private var isExpanded = false

  var body: some View {
    List {
      Section(header: Text("Header"), footer: Text("Footer")) { Text("Row") }
      Section("Archive", isExpanded: $isExpanded) { Text("Old row") }
    }
    Button("Toggle") { isExpanded.toggle() }
  }
}

@preconcurrency @MainActor
final class DeprecatedFormTests: DeviceTestCase {
  func test_anAlertByItsParts() {
    let log = Log()
    show { OldAlertScreen(log: log) }
    tap(.button, "Alert")
    XCTAssertTrue(exists(.alert, "Delete?"))
    XCTAssertTrue(exists(.staticText, "It cannot be undone."))
    XCTAssertTrue(exists(.button, "Cancel"))
    tap(.button, "Delete")
    XCTAssertFalse(exists(.alert, "Delete?"))
    XCTAssertEqual(log.take(), ["deleted"])
  }

  func test_anAlertOfAnItemHasAButtonOfItsOwn() {
    show { OldAlertScreen(log: Log()) }
    tap(.button, "Item")
    XCTAssertTrue(exists(.alert, "About Photo"))
    XCTAssertTrue(texts.contains("Photo"))
    tap(.button, "OK")
    XCTAssertFalse(exists(.alert, "About Photo"))
    XCTAssertEqual(texts, ["no item"])
  }

  func test_anActionSheetByItsParts() {
    let log = Log()
    show { OldAlertScreen(log: log) }
    tap(.button, "Sheet")
    XCTAssertTrue(exists(.sheet, "Choose"))
    XCTAssertTrue(exists(.staticText, "One of them"))
    tap(.button, "First")
    XCTAssertFalse(exists(.sheet, "Choose"))
    tap(.button, "Sheet")
    tap(.button, "Cancel")
    XCTAssertEqual(log.take(), ["first", "cancelled"])
  }

  func test_theOlderFormsOfOnChangeGetTheNewValue() {
    let log = Log()
    show { ChangeScreen(log: log) }
    tap(.button, "Count")
    XCTAssertEqual(log.take().sorted(), ["one argument 1", "perform 1"])
  }

  func test_aSectionHasItsRowsWhileItIsExpanded() {
    show { SectionScreen() }
    XCTAssertEqual(texts, ["HEADER", "Row", "Footer", "ARCHIVE"])
    tap(.button, "Toggle")
    XCTAssertEqual(texts, ["HEADER", "Row", "Footer", "ARCHIVE", "Old row"])
    tap(.button, "Toggle")
    XCTAssertEqual(texts, ["HEADER", "Row", "Footer", "ARCHIVE"])
  }

  func test_theOlderFormsOfTheNavigationBar() {
    show {
      NavigationView {
        Text("Page").navigationBarTitle("Title", displayMode: .inline).navigationBarItems(leading: Button("Left") {}, trailing: Button("Right") {})
      }
      .navigationViewStyle(.stack)
    }
    XCTAssertTrue(exists(.navigationBar, "Title"))
    XCTAssertLessThan(frame(.button, "Left").midX, frame(.button, "Right").midX)
  }
}
