import Foundation
import XCTest

@testable import HeadlessUI

private struct Sheeted: View {
  @State private var isOpen = false
  @State private var isCovered = false
  @State private var count = 0
  @State private var isLocked = false
  let log: Log

  var body: some View {
    VStack {
      Button("Open") { isOpen = true }
      Button("Cover") { isCovered = true }
      Button("Lock") { isLocked = true }
      Text("Underneath \(count)")
    }
    .sheet(isPresented: $isOpen, onDismiss: { log.note("dismissed") }) {
      VStack {
        Text("Sheet \(count)")
        Button("Count") { count += 1 }
        Closer()
      }
      .onAppear { log.note("sheet appears") }
      .onDisappear { log.note("sheet leaves") }
      .interactiveDismissDisabled(isLocked)
    }
    .fullScreenCover(isPresented: $isCovered) {
      VStack {
        Text("Cover")
        Closer()
      }
    }
  }
}

private struct Closer: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

private struct Fruit: Identifiable {
  let id: Int
  let name: String
}

private struct FruitPicker: View {
  @State private var fruit: Fruit?

  var body: some View {
    VStack {
      Button("Apple") { fruit = Fruit(id: 1, name: "Apple") }
      Text(fruit?.name ?? "none")
    }
    .sheet(item: $fruit) { fruit in
      VStack {
        Text("Sheet of \(fruit.name)")
        Button("Next") { self.fruit = Fruit(id: 2, name: "Pear") }
      }
    }
  }
}

private struct Themed: View {
  @State private var isOpen = false
  @State private var isOff = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        VStack {
          Button("Switch off") { isOff = true }
          Button("Inside") {}
        }
      }
      .disabled(isOff)
  }
}

@preconcurrency @MainActor
final class SheetTests: DeviceTestCase {
  private let log = Log()

  private func open(_ button: String) {
    let log = log
    show { Sheeted(log: log) }
    tap(.button, button)
  }

  func test_whatLiesUnderASheetExistsAndIsOutOfReach() throws {
    open("Open")
    XCTAssertTrue(exists(.staticText, "Sheet 0"))
    XCTAssertTrue(exists(.staticText, "Underneath 0"))
    XCTAssertEqual(device.hitTest(point(5, 60)).map { device.tree.type(of: $0) }, .other, "the shade behind the sheet")
    XCTAssertNotEqual(device.hitTest(point(frame(.button, "Lock").midX, frame(.button, "Lock").midY)), find(.button, "Lock"))
  }

  func test_aSheetFollowsTheStateOfTheViewUnderneath() {
    open("Open")
    tap(.button, "Count")
    XCTAssertTrue(exists(.staticText, "Sheet 1"))
    XCTAssertTrue(exists(.staticText, "Underneath 1"))
  }

  func test_dismissTakesTheSheetAwayAndTellsTheView() {
    open("Open")
    XCTAssertEqual(log.take(), ["sheet appears"])
    tap(.button, "Close")
    XCTAssertFalse(exists(.staticText, "Sheet 0"))
    XCTAssertEqual(log.take().sorted(), ["dismissed", "sheet leaves"])
    tap(.button, "Open")
    XCTAssertTrue(exists(.staticText, "Sheet 0"))
  }

  func test_aSheetCanBePulledAway() {
    open("Open")
    device.drag(from: point(195, 200), to: point(195, 600))
    XCTAssertFalse(exists(.staticText, "Sheet 0"))
    XCTAssertEqual(log.count("dismissed"), 1)
  }

  func test_aShortDragDismissesASheetIfTheFingerIsFast() {
    open("Open")
    touch(swipe(point(195, 200), point(195, 240), over: 0.5))
    XCTAssertTrue(exists(.staticText, "Sheet 0"))
    touch(swipe(point(195, 200), point(155, 200), over: 0.05))
    XCTAssertTrue(exists(.staticText, "Sheet 0"))
    touch(swipe(point(195, 200), point(195, 240), over: 0.05))
    XCTAssertFalse(exists(.staticText, "Sheet 0"))
    XCTAssertEqual(log.count("dismissed"), 1)
  }

  func test_aSheetThatIsLockedStays() {
    open("Lock")
    tap(.button, "Open")
    device.drag(from: point(195, 200), to: point(195, 600))
    XCTAssertTrue(exists(.staticText, "Sheet 0"))
    touch(swipe(point(195, 200), point(195, 240), over: 0.05))
    XCTAssertTrue(exists(.staticText, "Sheet 0"))
    tap(.button, "Close")
    XCTAssertFalse(exists(.staticText, "Sheet 0"))
  }

  func test_aCoverTakesWhatLiesUnderItOffTheScreen() {
    open("Cover")
    XCTAssertEqual(texts, ["Cover"])
    tap(.button, "Close")
    XCTAssertEqual(texts, ["Underneath 0"])
    XCTAssertEqual(labels(.button), ["Open", "Cover", "Lock"])
  }

  func test_aSheetOfAnItemChangesWithIt() {
    show { FruitPicker() }
    tap(.button, "Apple")
    XCTAssertTrue(exists(.staticText, "Sheet of Apple"))
    tap(.button, "Next")
    XCTAssertTrue(exists(.staticText, "Sheet of Pear"))
    XCTAssertFalse(exists(.staticText, "Sheet of Apple"))
    device.drag(from: point(195, 200), to: point(195, 600))
    XCTAssertTrue(exists(.staticText, "none"))
  }

  func test_aSheetFollowsTheEnvironmentAroundTheViewThatShowsIt() {
    show { Themed() }
    tap(.button, "Open")
    tap(.button, "Switch off")
    XCTAssertEqual(properties(.button, "Inside")?.isEnabled, false)
  }

  func test_aSheetWithAListScrollsInsteadOfGoing() {
    struct Long: View {
      @State private var isOpen = true
      var body: some View { Text("below").sheet(isPresented: $isOpen) { List(0..<100) { Text("Row \($0)") } } }
    }
    show { Long() }
    device.drag(from: point(195, 700), to: point(195, 300))
    XCTAssertFalse(exists(.staticText, "Row 0"))
    device.drag(from: point(195, 300), to: point(195, 700))
    XCTAssertTrue(exists(.staticText, "Row 0"))
  }

  func test_aStackInASheetMakesRoomForTheKeyboardAndWhatLiesUnderneathDoesNot() {
    struct Editing: View {
      @State private var isOpen = true
      @State private var text = ""
      var body: some View {
        List(0..<100) { Text("Row \($0)") }.sheet(isPresented: $isOpen) {
          NavigationStack {
            VStack {
              TextField("Field", text: $text)
              Spacer()
              Button("Save") {}
            }
          }
        }
      }
    }
    show { Editing() }
    let (save, rows) = (frame(.button, "Save"), count(.cell))
    tap(.textField, "Field")
    XCTAssertLessThan(frame(.button, "Save").maxY, 553)
    XCTAssertEqual(count(.cell), rows)
    device.typeText("\n")
    XCTAssertEqual(frame(.button, "Save"), save)
  }

  func test_aTitleOnASheetWithoutAStackOfItsOwnLeavesThePageUnderneathAlone() {
    show { TitledSheet() }
    tap(.button, "Open")
    XCTAssertTrue(exists(.navigationBar, "Home"))
    XCTAssertFalse(exists(.navigationBar, "Sheet"))
    XCTAssertEqual(count(.button), 1, "The sheet's toolbar is not the page's.")
  }

  func test_aGridOnASheetIsNotOfTheScrollViewUnderneath() {
    show { GridOnASheet() }
    tap(.button, "Open")
    XCTAssertEqual(count(.scrollView), 1)
    XCTAssertEqual(count(.collectionView), 0)
    XCTAssertTrue(exists(.staticText, "Item 0"))
  }
}

private struct TitledSheet: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      Button("Open") { isOpen = true }
        .navigationTitle("Home")
        .sheet(isPresented: $isOpen) {
          Text("On the sheet")
            .navigationTitle("Sheet")
            .toolbar { Button("Done") { isOpen = false } }
        }
    }
  }
}

private struct GridOnASheet: View {
  @State private var isOpen = false

  var body: some View {
    ScrollView {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          LazyVGrid(columns: [GridItem(.flexible())]) { ForEach(0..<3, id: \.self) { Text("Item \($0)") } }
        }
    }
  }
}
