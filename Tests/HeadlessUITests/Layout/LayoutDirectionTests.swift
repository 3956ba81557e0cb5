import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

@preconcurrency @MainActor
final class LayoutDirectionTests: DeviceTestCase {
  private func minX(_ type: ElementType, _ text: String) -> CGFloat? { find(type, text).map { device.tree.frame(of: $0).minX } }

  private func x(_ text: String) -> CGFloat? { minX(.staticText, text) }

  /// Returns whether a text is to the left of another one.
  private func isLeft(_ first: String, of second: String) -> Bool? {
    guard let first = x(first), let second = x(second) else { return nil }
    return first < second
  }

  func test_aViewSetsTheDirectionForWhatIsInItOnly() {
    show {
      VStack {
        HStack {
          Text("A"); Text("B")
        }
        HStack {
          Text("C"); Text("D")
        }.environment(\.layoutDirection, .rightToLeft)
        VStack(alignment: .leading) {
          Text("Wide wide wide"); Text("E")
        }.environment(\.layoutDirection, .rightToLeft)
        Text("F").padding(.leading, 40).background(Text("G"), alignment: .leading).environment(\.layoutDirection, .rightToLeft)
        ZStack(alignment: .topLeading) {
          Text("Broad broad"); Text("H")
        }.environment(\.layoutDirection, .rightToLeft)
        Grid {
          GridRow {
            Text("I"); Text("J")
          }
        }.environment(\.layoutDirection, .rightToLeft)
      }
    }
    XCTAssertEqual(isLeft("A", of: "B"), true)
    XCTAssertEqual(isLeft("D", of: "C"), true)
    XCTAssertEqual(isLeft("Wide wide wide", of: "E"), true)
    XCTAssertEqual(isLeft("F", of: "G"), true)
    XCTAssertEqual(isLeft("Broad broad", of: "H"), true)
    XCTAssertEqual(isLeft("J", of: "I"), true)
  }

  func test_theDirectionOfAViewChangesWhileItIsShown() {
    struct Changing: View {
      @State private var isRightToLeft = false

      var body: some View {
        Button("Turn") { isRightToLeft.toggle() }
        HStack {
          Text("A"); Text("B")
        }.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }
    }
    show { Changing() }
    XCTAssertEqual(isLeft("A", of: "B"), true)
    tap(.button, "Turn")
    XCTAssertEqual(isLeft("A", of: "B"), false)
    tap(.button, "Turn")
    XCTAssertEqual(isLeft("A", of: "B"), true)
  }

  func test_aViewWithinAMirroredOneCanStayAsItIs() {
    show {
      HStack {
        Text("A")
        HStack {
          Text("B"); Text("C")
        }.environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    XCTAssertEqual(isLeft("B", of: "A"), true)
    XCTAssertEqual(isLeft("B", of: "C"), true)
  }

  func test_barsRowsAndControlsFollowTheDirectionOfTheDevice() {
    show {
      TabView {
        NavigationStack {
          List {
            HStack {
              Text("A"); Spacer(); Text("B")
            }
            Text("Inbox").badge(3)
            Stepper("Count", value: .constant(1))
            Picker("Size", selection: .constant(1)) {
              Text("S").tag(1); Text("L").tag(2)
            }.pickerStyle(.segmented)
          }
          .navigationTitle("Page")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Lead") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Trail") {} }
          }
        }
        .tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }
    }
    func order() -> [Bool?] {
      let pairs: [(ElementType, String, String)] = [
        (.staticText, "A", "B"), (.staticText, "Inbox", "3"), (.button, "Lead", "Trail"), (.button, "First", "Second"), (.button, "Decrement", "Increment"), (.button, "S", "L"),
      ]
      return pairs.map { type, first, second in
        guard let first = minX(type, first), let second = minX(type, second) else { return nil }
        return first < second
      }
    }
    XCTAssertEqual(order(), [true, true, true, true, true, true], device.tree.textSnapshot())
    device.perform(cause: "the test") { device.settings.layoutDirection = .rightToLeft }
    XCTAssertEqual(order(), [false, false, false, false, false, false], device.tree.textSnapshot())
    device.perform(cause: "the test") { device.settings.layoutDirection = .leftToRight }
    XCTAssertEqual(order(), [true, true, true, true, true, true])
  }

  func test_theBackButtonLiesAtTheLeadingEdge() {
    show { NavigationStack { NavigationLink("Open") { Text("Page").navigationTitle("Page") }.navigationTitle("Home") } }
    device.perform(cause: "the test") { device.settings.layoutDirection = .rightToLeft }
    tap(.button, "Open")
    XCTAssertGreaterThan(minX(.button, "BackButton") ?? 0, 200)
    tap(.button, "BackButton")
    XCTAssertTrue(exists(.button, "Open"))
  }
}
