import Foundation
import HeadlessDevice
import HeadlessUI
import SwiftData
import XCTest

/// Trips of one container or the other.
private struct Switching: View {
  @State private var isSecond = false
  let first: ModelContainer
  let second: ModelContainer

  var body: some View {
    VStack {
      TripNames().modelContainer(isSecond ? second : first)
      Button("Switch") { isSecond.toggle() }
    }
  }
}

/// A sheet with a separate context.
///
/// Only “Save” keeps its changes.
private struct EditSheet: View {
  @State private var context: ModelContext
  @Environment(\.dismiss) private var dismiss

  init(_ container: ModelContainer) { _context = State(initialValue: ModelContext(container)) }

  var body: some View {
    VStack {
      TripNames("sheet")
      Button("Add") { context.insert(Trip(name: "Bergen")) }
      Button("Save") {
        try? context.save()
        dismiss()
      }
      Button("Cancel") { dismiss() }
    }
    .modelContext(context)
  }
}

private struct Editing: View {
  @Environment(\.modelContext) private var context
  @State private var isEditing = false

  var body: some View {
    VStack {
      TripNames()
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { EditSheet(context.container) }
  }
}

private struct Undoing: View {
  @Environment(\.modelContext) private var context
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack {
      TripNames()
      Button("Add") { context.insert(Trip(name: "Oslo")) }
      Button("Undo") { undoManager?.undo() }
    }
  }
}

/// The results of making containers.
private final class Setups {
  var count = 0
  var failures = 0

  func note(_ result: Result<ModelContainer, any Error>) {
    count += 1
    if case .failure = result { failures += 1 }
  }
}

private struct Counting: View {
  @State private var count = 0
  let setups: Setups

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Count") { count += 1 }
      TripNames("count \(count)").modelContainer(for: Trip.self, inMemory: true) { setups.note($0) }
    }
  }
}

/// Trips in a store whose file has other contents.
private struct Damaged: View {
  let setups: Setups?

  /// - Parameter outside: The URL of the store outside of the device, which must stay as it is.
  init(outside: URL, _ setups: Setups? = nil) {
    self.setups = setups
    let url = ModelConfiguration().url
    if url == outside {
      XCTFail("The store isn't on the device.")
      return
    }
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data("This isn't a store.".utf8).write(to: url)
  }

  var body: some View {
    if let setups {
      TripNames().modelContainer(for: Trip.self) { setups.note($0) }
    } else {
      TripNames().modelContainer(for: Trip.self)
    }
  }
}

private struct SceneApp: HeadlessUI.App {
  var body: some Scene {
    WindowGroup { TripList() }.modelContainer(for: [Trip.self, Tag.self], inMemory: true)
  }
}

/// Tests of containers and contexts in the environment.
@preconcurrency @MainActor
final class ContainerEnvironmentTests: ModelViewTestCase {
  private func makeContainer() throws -> ModelContainer { try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)) }

  func test_theNearestContainerCounts() throws {
    let inner = try makeContainer()
    showModels {
      VStack {
        TripNames("outer")
        TripNames("inner").modelContainer(inner)
      }
    }
    insert("Oslo")
    XCTAssertEqual(texts, ["outer: Oslo", "inner: "])
    device.perform(cause: "the test") { inner.mainContext.insert(Trip(name: "Bergen")) }
    XCTAssertEqual(texts, ["outer: Oslo", "inner: Bergen"])
  }

  func test_aViewFollowsAChangeOfItsContainer() throws {
    let first = container!
    let second = try makeContainer()
    second.mainContext.autosaveEnabled = false
    second.mainContext.insert(Trip(name: "Bergen"))
    show { Switching(first: first, second: second) }
    insert("Oslo")
    XCTAssertEqual(texts, ["found: Oslo"])
    tap("Switch")
    XCTAssertEqual(texts, ["found: Bergen"])
    XCTAssertEqual(evaluations { insert("Narvik") }, [:])
    tap("Switch")
    XCTAssertEqual(texts, ["found: Narvik Oslo"])
  }

  func test_aSheetHasItsOwnContext() {
    showModels { Editing() }
    tap("Edit")
    tap("Add")
    XCTAssertTrue(texts.contains("sheet: Bergen"), "\(texts)")
    tap("Cancel")
    XCTAssertEqual(texts, ["found: "])
    tap("Edit")
    tap("Add")
    tap("Save")
    XCTAssertEqual(texts, ["found: Bergen"])
  }

  func test_aSceneSetsAContainer() {
    launch(InstalledApp(SceneApp.self, name: "Sample"))
    XCTAssertEqual(texts, ["0 trips"])
    tap("Add")
    XCTAssertEqual(texts, ["Bergen 100", "Oslo 100", "2 trips"])
  }

  func test_withoutAContainerAQueryIsEmptyAndReported() {
    show { TripNames() }
    XCTAssertEqual(texts, ["found: "])
    XCTAssertEqual(problems, [.missingContainer(model: "Trip", in: "TripNames")])
    XCTAssertEqual(mistakes { EnvironmentValues().modelContext.insert(Trip(name: "Oslo")) }, ["swiftData.noContainer"])
  }

  func test_aContainerIsMadeOnce() {
    let setups = Setups()
    show { Counting(setups: setups) }
    tap("Count")
    XCTAssertEqual(texts, ["1", "count 1: "])
    XCTAssertEqual(setups.count, 1)
    XCTAssertEqual(setups.failures, 0)
  }

  func test_aContainerThatCannotBeMadeFailsTheTest() {
    let outside = ModelConfiguration().url
    XCTAssertEqual(mistakes { show { Damaged(outside: outside) } }, ["swiftData.containerFailed"])
    XCTAssertEqual(texts, ["found: "])
  }

  func test_theAppCanHandleAContainerThatCannotBeMade() {
    let (setups, outside) = (Setups(), ModelConfiguration().url)
    XCTAssertEqual(mistakes { show { Damaged(outside: outside, setups) } }, [])
    XCTAssertEqual(setups.failures, 1)
  }

  func test_aChangeCanBeUndone() {
    show { Undoing().modelContainer(for: Trip.self, inMemory: true, isUndoEnabled: true) }
    tap("Add")
    XCTAssertEqual(texts, ["found: Oslo"])
    tap("Undo")
    XCTAssertEqual(texts, ["found: "])
  }

  func test_aChangeCannotBeUndoneByDefault() {
    show { Undoing().modelContainer(for: Trip.self, inMemory: true) }
    tap("Add")
    tap("Undo")
    XCTAssertEqual(texts, ["found: Oslo"])
  }
}
