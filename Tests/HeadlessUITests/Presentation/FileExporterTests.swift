import Foundation
import UIKit
import XCTest

@testable import HeadlessUI

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws { text = "" }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}

private struct ExportPage: View {
  @State private var isExporting = false
  @State private var areExporting = false
  @State private var note: Note?
  @State private var notes: [Note] = []
  let log: Log

  var body: some View {
    VStack {
      Button("Export") { isExporting = true }
        .fileExporter(isPresented: $isExporting, document: note, contentType: .plainText, defaultFilename: "Note") {
          log.note("saved \((try? $0.get())?.lastPathComponent ?? "nothing")")
        }
      Button("Export all") { areExporting = true }
        .fileExporter(isPresented: $areExporting, documents: notes, contentType: .plainText) { log.note("saved \((try? $0.get())?.count ?? -1)") }
      Button("Write") {
        note = Note(text: "Hello")
        notes = [Note(text: "Hello")]
      }
    }
  }
}

@preconcurrency @MainActor
final class FileExporterTests: DeviceTestCase {
  func test_withoutADocumentNothingIsPresented() {
    let log = Log()
    show { ExportPage(log: log) }
    tap(.button, "Export")
    XCTAssertFalse(exists(.button, "Save"))
    tap(.button, "Export all")
    XCTAssertFalse(exists(.button, "Save"))
    XCTAssertEqual(log.take(), [])
  }

  func test_itIsPresentedOnceThereIsADocument() {
    let log = Log()
    show { ExportPage(log: log) }
    tap(.button, "Export")
    tap(.button, "Write")
    tap(.button, "Save")
    XCTAssertEqual(log.take(), ["saved Note.txt"])
    XCTAssertFalse(exists(.button, "Save"))
  }

  private struct ImportPage: View {
    @State private var isImporting = false
    let types: [UTType]
    let log: Log

    var body: some View {
      Button("Write") {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        for name in ["a.json", "b.png", "c.txt", "d.own"] { try? Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
      }
      Button("Import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: types) { log.note((try? $0.get())?.lastPathComponent ?? "nothing") }
    }
  }

  func test_filesOfOtherTypesCannotBeChosen() {
    let allowed: [([UTType], [String])] = [
      ([.json], ["a.json"]), ([.image], ["b.png"]), ([.text], ["a.json", "c.txt"]), ([.data], ["a.json", "b.png", "c.txt", "d.own"]),
      ([UTType(exportedAs: "com.example.own")], ["d.own"]), ([.folder], []),
    ]
    for (types, names) in allowed {
      let log = Log()
      show { ImportPage(types: types, log: log) }
      tap(.button, "Write")
      tap(.button, "Import")
      let enabled = ["a.json", "b.png", "c.txt", "d.own"].filter { properties(.button, $0)?.isEnabled == true }
      XCTAssertEqual(enabled, names, "\(types)")
      tap(.button, "c.txt")
      XCTAssertEqual(log.take(), names.contains("c.txt") ? ["c.txt"] : [])
    }
  }
}
