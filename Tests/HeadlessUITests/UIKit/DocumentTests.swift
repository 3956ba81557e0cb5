import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessUI

/// Calendar days, documents, selection menus, and notifications about scrolling.
final class DocumentTests: DeviceTestCase {
  func test_daysAreChosenAndGivenUp() {
    let chosen = Chosen()
    show { DaysPage(chosen: chosen) }
    tap(.button, "Monday, March 4, 2024")
    XCTAssertEqual(chosen.days, [4, 20])
    XCTAssertEqual(properties(.button, "Monday, March 4, 2024")?.isSelected, true)
    tap(.button, "Wednesday, March 20, 2024")
    XCTAssertEqual(chosen.days, [4])
    tap(.button, "Next Month")
    XCTAssertTrue(exists(.button, "Monday, April 1, 2024"))
  }

  func test_theButtonsThatTurnACalendarHaveNoIdentifier() {
    show { DaysPage(chosen: Chosen()) }
    for title in ["Previous Month", "Next Month"] { XCTAssertEqual(properties(.button, title)?.identifier, "") }
    XCTAssertEqual(properties(.button, "Next Month")?.details.symbolName, "chevron.forward")
  }

  func test_aDocumentIsKeptAsAFile() throws {
    let chosen = Chosen()
    show { ExportPage(chosen: chosen) }
    tap(.button, "Export")
    tap(.button, "Save")
    let url = try XCTUnwrap(chosen.url)
    XCTAssertEqual(url.lastPathComponent, "Note.txt")
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "Hello")
    XCTAssertFalse(exists(.button, "Save"))
  }

  func test_aMenuIsToldTheRowThatWasPressed() {
    show { MenuPage() }
    let row = frame(.staticText, "Row 1")
    device.press(at: CGPoint(x: row.midX, y: row.midY), duration: 1)
    XCTAssertTrue(exists(.button, "Delete [1]"))
    tap(.button, "Delete [1]")
    XCTAssertTrue(exists(.staticText, "deleted [1]"))
  }

  func test_scrollingIsTold() {
    let chosen = Chosen()
    show { ScrollPage(chosen: chosen) }
    XCTAssertEqual(chosen.events, ["offset -47"])
    chosen.events = []
    device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    XCTAssertEqual(chosen.events.sorted(), ["idle", "interacting", "offset 53"])
  }
}

@MainActor
private final class Chosen {
  var days: [Int] = []
  var url: URL?
  var events: [String] = []
}

private struct DaysPage: View {
  let chosen: Chosen
  @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 3, day: 20)]

  var body: some View {
    MultiDatePicker("Days", selection: $days).onChange(of: days) { _, new in chosen.days = new.compactMap(\.day).sorted() }
  }
}

private struct NoteDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws { text = "" }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}

private struct ExportPage: View {
  let chosen: Chosen
  @State private var isExporting = false

  var body: some View {
    Button("Export") { isExporting = true }
      .fileExporter(isPresented: $isExporting, document: NoteDocument(text: "Hello"), contentType: .plainText, defaultFilename: "Note") { chosen.url = try? $0.get() }
  }
}

private struct MenuPage: View {
  @State private var deleted: Set<Int> = []

  var body: some View {
    VStack {
      Text("deleted \(String(describing: deleted.sorted()))")
      List(0..<3, id: \.self) { Text("Row \($0)") }
        .contextMenu(forSelectionType: Int.self) { rows in Button("Delete \(String(describing: rows.sorted()))") { deleted = rows } }
    }
  }
}

private struct ScrollPage: View {
  let chosen: Chosen

  var body: some View {
    ScrollView { Color.red.frame(height: 3000) }
      .onScrollGeometryChange(for: Int.self) {
        Int($0.contentOffset.y)
      } action: { _, new in
        chosen.events.append("offset \(new)")
      }
      .onScrollPhaseChange { _, new in chosen.events.append("\(new)") }
  }
}
