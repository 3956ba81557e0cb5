import ScreenModel
import XCTest

@testable import HeadlessUI

/// `ForEach` and `Group` with content of builders other than `ViewBuilder`, and explicit tuple views.
final class ContentKindTests: DeviceTestCase {
  private struct Tabs: View {
    @State private var page = 2

    var body: some View {
      TabView(selection: $page) {
        Tab("First", systemImage: "1.circle", value: 0) { Text("Page 0") }
        ForEach(1..<3) { number in Tab("Tab \(number)", systemImage: "circle", value: number) { Text("Page \(number)") } }
        Group {
          if page > 0 { Tab("Last", systemImage: "circle", value: 3) { Text("Page 3") } }
        }
      }
    }
  }

  func test_tabsOfForEachAndGroup() {
    show { Tabs() }
    XCTAssertEqual(labels(.button), ["First", "Tab 1", "Tab 2", "Last"])
    XCTAssertEqual(labels(.staticText), ["Page 2"])
    tap(.button, "Tab 1")
    XCTAssertEqual(labels(.staticText), ["Page 1"])
    tap(.button, "First")
    XCTAssertEqual(labels(.button), ["First", "Tab 1", "Tab 2"])
  }

  func test_toolbarItemsOfGroup() {
    show {
      NavigationStack {
        Text("Page").toolbar {
          Group {
            ToolbarItem(placement: .topBarLeading) { Button("One") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Two") {} }
          }
          ToolbarItem { Button("Three") {} }
        }
      }
    }
    XCTAssertEqual(Set(labels(.button)), ["One", "Two", "Three"])
  }

  /// A container with a place for each of two views, in the style of ordinary apps.
  private struct Pair<First: View, Second: View>: View {
    let content: TupleView<(First, Second)>

    init(@ViewBuilder content: () -> TupleView<(First, Second)>) { self.content = content() }

    var body: some View {
      VStack {
        content.value.1
        content.value.0
      }
    }
  }

  func test_theViewsOfATupleAreItsValue() {
    show {
      Pair {
        Text("First")
        Text("Second")
      }
    }
    XCTAssertEqual(labels(.staticText), ["Second", "First"])
  }

  func test_aTupleOfViewsIsAView() {
    show { VStack { TupleView((Text("A"), Text("B"), Text("C"))) } }
    XCTAssertEqual(labels(.staticText), ["A", "B", "C"])
  }

  private struct Fitting: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier { Suffix(text: environment.isEnabled ? "on" : "off") }
  }

  private struct Suffix: ViewModifier {
    let text: String

    func body(content: Content) -> some View {
      content
      Text(text)
    }
  }

  private struct Switched: View {
    @State private var isOff = false

    var body: some View {
      VStack { Text("Light").modifier(Fitting()) }.disabled(isOff)
      Button("Switch") { isOff = true }
    }
  }

  func test_anEnvironmentalModifierFollowsTheEnvironment() {
    show { Switched() }
    XCTAssertEqual(labels(.staticText), ["Light", "on"])
    tap(.button, "Switch")
    XCTAssertEqual(labels(.staticText), ["Light", "off"])
  }
}
