import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class ToolbarTests: DeviceTestCase {
  private struct Items: ToolbarContent {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarTrailing) { Button("Count \(count), \(isEnabled)") { count += 1 } }
      if count > 1 { ToolbarItem(placement: .topBarLeading) { Button("Many") {} } }
    }
  }

  func test_contentOfItsOwnKeepsItsStateAndReadsTheEnvironment() {
    show { NavigationStack { Text("Page").toolbar { Items() } } }
    tap(.button, "Count 0, true")
    XCTAssertEqual(labels(.button), ["Count 1, true"])
    tap(.button, "Count 1, true")
    XCTAssertEqual(labels(.button), ["Many", "Count 2, true"])
  }

  func test_thePrincipalItemStandsInPlaceOfTheTitle() {
    show {
      NavigationStack {
        Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar { ToolbarItem(placement: .principal) { Text("Logo") } }
      }
    }
    XCTAssertEqual(texts, ["Logo", "Page"])
    XCTAssertEqual(frame(.staticText, "Logo").midX, 195, accuracy: 1)
    XCTAssertTrue(exists(.navigationBar, "Title"))
  }

  func test_aWidePrincipalItemIsBetweenTheBackButtonAndTheItems() {
    struct Page: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          NavigationLink("Open") {
            Text("Page").navigationBarTitleDisplayMode(.inline).toolbar {
              ToolbarItem(placement: .principal) { TextField("Find", text: $text) }
              ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
            }
          }
          .navigationTitle("Everything before")
        }
      }
    }
    show { Page() }
    tap(.button, "Open")
    let (back, field, done) = (frame(.button, "Everything before"), frame(.textField, "Find"), frame(.button, "Done"))
    XCTAssertGreaterThanOrEqual(field.minX, back.maxX)
    XCTAssertLessThanOrEqual(field.maxX, done.minX)
    XCTAssertGreaterThan(field.width, 100)
  }

  func test_itemsOfTheBottomBarAreInAToolbar() {
    show {
      NavigationStack {
        Color.red.accessibilityIdentifier("Page").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Share") {} }
          ToolbarItem(placement: .bottomBar) { Button("Delete") {} }
        }
      }
    }
    guard let bar = find(.toolbar, "Toolbar") else { return XCTFail(picture) }
    XCTAssertEqual(device.tree.all(ElementQuery(scope: bar, type: .button)).map { device.tree.label(of: $0) }, ["Share", "Delete"])
    XCTAssertEqual(frame(.toolbar, "Toolbar").maxY, 844 - 34)
    XCTAssertGreaterThan(frame(.button, "Delete").minX, frame(.button, "Share").maxX + 100)
  }

  private struct Note: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        TextField("Note", text: $text).focused($isFocused).toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { isFocused = false }
          }
        }
      }
    }
  }

  func test_theBarAboveTheKeyboardIsThereWithTheKeyboard() {
    show { Note() }
    XCTAssertFalse(exists(.button, "Done"))
    tap(.textField, "Note")
    XCTAssertTrue(exists(.button, "Done"))
    tap(.button, "Done")
    XCTAssertFalse(exists(.button, "Done"))
    XCTAssertEqual(count(.toolbar), 0)
  }

  func test_theTitleOpensItsMenu() {
    show { NavigationStack { Text("Page").navigationTitle("Draft").toolbar { ToolbarTitleMenu { Button("Rename") {} } } } }
    tap(.button, "Draft")
    XCTAssertTrue(exists(.button, "Rename"))
  }

  func test_aRemovedTitleIsNoText() {
    show { NavigationStack { Text("Page").navigationTitle("Title").toolbar(removing: .title) } }
    XCTAssertEqual(texts, ["Page"])
  }

  func test_aPushedPageHidesTheTabBar() {
    show {
      TabView {
        NavigationStack { NavigationLink("Open") { Text("Inside").toolbar(.hidden, for: .tabBar) } }.tabItem { Text("Home") }
        Text("Other").tabItem { Text("Other") }
      }
    }
    XCTAssertEqual(count(.tabBar), 1)
    tap(.button, "Open")
    XCTAssertEqual(count(.tabBar), 0)
    tap(.button, "Back")
    XCTAssertEqual(count(.tabBar), 1)
  }

  func test_anItemKeepsItsGesturesAndItsFocusState() {
    struct Page: View {
      @State private var taps = 0
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        NavigationStack {
          Text("\(taps), \(isFocused)").accessibilityIdentifier("state").toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("Tap me").onTapGesture { taps += 1 } }
            ToolbarItem(placement: .principal) { TextField("Find", text: $text).focused($isFocused) }
          }
        }
      }
    }
    show { Page() }
    tap(.staticText, "Tap me")
    XCTAssertEqual(properties(.staticText, "state")?.label, "1, false")
    tap(.textField, "Find")
    XCTAssertEqual(properties(.staticText, "state")?.label, "1, true")
  }
}
