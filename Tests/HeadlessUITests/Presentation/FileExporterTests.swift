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
}
