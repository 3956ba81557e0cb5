import Foundation
import Observation
import ScreenModel
import XCTest

@testable import HeadlessUI

/// A book, which is a value.
private struct Book: Identifiable, Hashable {
  let name: String

  var id: String { name }
}

/// A shelf whose identity changes without an update of its view, like that of a model which is saved for the first time.
private final class Shelf: Identifiable, Hashable {
  let name: String
  private(set) var id: Int

  init(_ name: String, id: Int) {
    self.name = name
    self.id = id
  }

  func save() { id += 100 }

  static func == (first: Shelf, second: Shelf) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct BookList: View {
  @State private var books = ["A", "B", "C"].map(Book.init)
  @State private var newName = ""

  var body: some View {
    NavigationStack {
      List {
        TextField("New book", text: $newName)
        ForEach(books) { book in
          NavigationLink(value: book) { Text(book.name) }
        }
        .onDelete { books.remove(atOffsets: $0) }
      }
      .navigationDestination(for: Book.self) { Text("Page \($0.name)") }
    }
  }
}

private struct ShelfList: View {
  @State private var shelves: [Shelf]
  @State private var newName = ""

  init(_ shelves: [Shelf]) { _shelves = State(initialValue: shelves) }

  var body: some View {
    NavigationStack {
      List {
        TextField("New shelf", text: $newName)
        ForEach(shelves) { shelf in
          NavigationLink(value: shelf) { Text(shelf.name) }
        }
        .onDelete { shelves.remove(atOffsets: $0) }
        .onMove { shelves.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
      .navigationDestination(for: Shelf.self) { Text("Page \($0.name)") }
    }
  }
}

/// A list that makes all of its rows at once, because each element is two rows.
private struct EagerShelfList: View {
  @State private var shelves: [Shelf]

  init(_ shelves: [Shelf]) { _shelves = State(initialValue: shelves) }

  var body: some View {
    List {
      ForEach(shelves) { shelf in
        Text(shelf.name)
        Text("Books of \(shelf.name)")
      }
      .onDelete { shelves.remove(atOffsets: $0) }
    }
  }
}

/// Names, some of which are equal by mistake.
private struct NameList: View {
  @State private var names = ["A", "B", "A"]

  var body: some View {
    List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
  }
}

/// A list that gets its names from another view.
private struct GivenNames: View {
  let names: [String]
  let delete: (String) -> Void

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }.onDelete { offsets in
        for offset in offsets { delete(names[offset]) }
      }
    }
  }
}

@MainActor @Observable private final class Names {
  var all = ["A", "B", "C"]
}

private struct NamesView: View {
  let names: Names

  var body: some View { GivenNames(names: names.all) { name in names.all.removeAll { $0 == name } } }
}

/// Two collections in one section, and a third one in another.
private struct Courses: View {
  @State private var starters = ["Soup", "Salad"]
  @State private var mains = ["Pasta", "Rice"]
  @State private var desserts = ["Cake", "Ice"]

  var body: some View {
    List {
      Section("Menu") {
        Text("Today")
        ForEach(starters, id: \.self) { Text($0) }.onDelete { starters.remove(atOffsets: $0) }
        ForEach(mains, id: \.self) { Text($0) }.onDelete { mains.remove(atOffsets: $0) }
      }
      Section("Sweets") {
        ForEach(desserts, id: \.self) { Text($0) }.onDelete { desserts.remove(atOffsets: $0) }
      }
    }
  }
}

@preconcurrency @MainActor
final class RowDeletionTests: DeviceTestCase {
  private func threeShelves() -> [Shelf] { ["A", "B", "C"].enumerated().map { Shelf($0.element, id: $0.offset) } }

  /// The names of the links to pages.
  private var links: [String] { labels(.button).filter { ["A", "B", "C"].contains($0) } }

  /// Shows a list of shelves, whose identities change afterwards.
  private func showSavedShelves() {
    let shelves = threeShelves()
    show { ShelfList(shelves) }
    for shelf in shelves { shelf.save() }
  }

  // MARK: Links beside a field

  func test_aLinkBesideAFieldIsDeletedByTheButtonOfItsSwipe() {
    show { BookList() }
    drag(.button, "B", by: -100, 0)
    tap(.button, "Delete")
    XCTAssertEqual(links, ["A", "C"])
    XCTAssertFalse(exists(.button, "Delete"))
  }

  func test_anObjectWhoseIdentityChangedIsDeletedByTheButtonOfItsSwipe() {
    showSavedShelves()
    drag(.button, "A", by: -100, 0)
    tap(.button, "Delete")
    XCTAssertEqual(links, ["B", "C"])
    drag(.button, "C", by: -100, 0)
    tap(.button, "Delete")
    XCTAssertEqual(links, ["B"])
  }

  func test_anObjectWhoseIdentityChangesAfterTheSwipeIsDeleted() {
    let shelves = threeShelves()
    show { ShelfList(shelves) }
    drag(.button, "B", by: -100, 0)
    for shelf in shelves { shelf.save() }
    tap(.button, "Delete")
    XCTAssertEqual(links, ["A", "C"])
  }

  func test_anObjectWhoseIdentityChangedIsDeletedByAFullSwipe() {
    showSavedShelves()
    drag(.cell, "B", from: CGPoint(x: 0.95, y: 0.5), by: -320, 0)
    XCTAssertEqual(links, ["A", "C"])
  }

  func test_anObjectWhoseIdentityChangedIsDeletedInEditMode() {
    showSavedShelves()
    tap(.button, "Edit")
    tap(.button, "Delete B")
    tap(.button, "Delete")
    XCTAssertEqual(links, ["A", "C"])
  }

  func test_anObjectWhoseIdentityChangedIsMoved() {
    showSavedShelves()
    tap(.button, "Edit")
    let (start, end) = (frame(.button, "Reorder A"), frame(.cell, "C"))
    device.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX, y: end.midY))
    XCTAssertEqual(links, ["B", "C", "A"])
  }

  func test_anObjectWhoseIdentityChangedIsDeletedFromRowsThatAreMadeAtOnce() {
    let shelves = threeShelves()
    show { EagerShelfList(shelves) }
    for shelf in shelves { shelf.save() }
    drag(.cell, "Books of B", by: -100, 0)
    tap(.button, "Delete")
    XCTAssertEqual(labels(.cell), ["A", "Books of A", "C", "Books of C"])
  }

  // MARK: The right element

  func test_ofEqualElementsTheOneThatWasSwipedIsDeleted() {
    show { NameList() }
    let row = frame(.cell, "A", at: 1)
    device.drag(from: CGPoint(x: row.midX, y: row.midY), to: CGPoint(x: row.midX - 100, y: row.midY))
    tap(.button, "Delete")
    XCTAssertEqual(labels(.cell), ["A", "B"])
  }

  func test_anElementThatMovesBeforeTheTapIsDeletedByTheActionOfTheNewView() {
    let names = Names()
    show { NamesView(names: names) }
    drag(.cell, "A", by: -100, 0)
    device.perform(cause: "the test") { names.all.reverse() }
    tap(.button, "Delete")
    XCTAssertEqual(names.all, ["C", "B"])
    XCTAssertEqual(labels(.cell), ["C", "B"])
  }

  func test_eachCollectionOfASectionDeletesItsOwnElement() {
    show { Courses() }
    for name in ["Salad", "Pasta", "Ice"] {
      drag(.cell, name, by: -100, 0)
      tap(.button, "Delete")
    }
    XCTAssertEqual(labels(.cell), ["Today", "Soup", "Rice", "Cake"])
  }

  // MARK: Headers

  /// Swipes to the left on a header, over most of its width or a part of it.
  private func swipeHeader(_ name: String, by distance: CGFloat) {
    let y = frame(.staticText, name).midY
    device.drag(from: point(370, y), to: point(370 - distance, y))
  }

  func test_aSwipeOnAHeaderDeletesNothing() {
    let log = Log()
    show {
      List { ForEach(["Fruit"], id: \.self) { name in Section(name) { Text("Apple") } }.onDelete { _ in log.note("deletes") } }.listStyle(.plain)
    }
    swipeHeader("Fruit", by: 100)
    XCTAssertFalse(exists(.button, "Delete"))
    swipeHeader("Fruit", by: 340)
    XCTAssertEqual(log.entries, [])
  }

  func test_swipeActionsAroundASectionAreThoseOfItsRows() {
    show { List { Section("Fruit") { Text("Apple") }.swipeActions { Button("Flag") {} } }.listStyle(.plain) }
    swipeHeader("Fruit", by: 100)
    XCTAssertFalse(exists(.button, "Flag"))
    drag(.cell, "Apple", by: -100, 0)
    XCTAssertTrue(exists(.button, "Flag"))
  }
}
