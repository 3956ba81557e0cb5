import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class TabTests: DeviceTestCase {
  private enum Page: Hashable { case home, news, search }

  private struct Pages: View {
    @State private var page = Page.news
    @State private var count = 1

    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "house", value: Page.home) { Button("Add") { count += 1 } }
        Tab("News", systemImage: "paper", value: Page.news) { Text("All the news") }.badge(count).accessibilityIdentifier("news-tab")
        if count < 3 { Tab(value: Page.search, role: .search) { Text("Find") } }
      }
    }
  }

  func test_tabsAreButtonsForTheirValues() {
    show { Pages() }
    XCTAssertEqual(labels(.button), ["Home", "News", "Search"])
    XCTAssertEqual(texts, ["All the news"])
    XCTAssertEqual(isSelected(.button, "News"), true)
    tap(.button, "Search")
    XCTAssertEqual(texts, ["Find"])
    XCTAssertEqual(properties(.button, "news-tab")?.label, "News")
  }

  func test_theBadgeIsTheValueOfTheTab() {
    show { Pages() }
    XCTAssertEqual(value(.button, "News"), "1 item")
    tap(.button, "Home")
    tap(.button, "Add")
    XCTAssertEqual(value(.button, "News"), "2 items")
    tap(.button, "Add")
    XCTAssertEqual(labels(.button), ["Add", "Home", "News"])
  }

  private struct Stacks: View {
    @State private var page = Page.home
    @State private var path = [1, 2]

    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "house", value: Page.home) {
          VStack {
            Text("path \(path.count)")
            NavigationStack(path: $path) { Text("root").navigationDestination(for: Int.self) { Text("page \($0)") } }
          }
        }
        Tab("News", systemImage: "paper", value: Page.news) {
          NavigationStack { NavigationLink("story") { NavigationLink("more") { Text("end") } } }
        }
      }
    }
  }

  func test_aTapOnTheSelectedTabGoesBackToTheRootOfItsStack() {
    show { Stacks() }
    XCTAssertEqual(texts, ["path 2", "page 2"])
    tap(.button, "News")
    tap(.button, "story")
    tap(.button, "more")
    XCTAssertEqual(texts, ["end"])
    tap(.button, "Home")
    XCTAssertEqual(texts, ["path 2", "page 2"])
    tap(.button, "Home")
    XCTAssertEqual(texts, ["path 0", "root"])
    tap(.button, "News")
    XCTAssertEqual(texts, ["end"])
    tap(.button, "News")
    XCTAssertTrue(labels(.button).contains("story"), labels(.button).joined(separator: " "))
  }

  func test_tabsWithoutValuesShowTheFirst() {
    show {
      TabView {
        Tab("A", systemImage: "a") { Text("Page A") }
        TabSection("More") {
          Tab("B", systemImage: "b") { Text("Page B") }
          Tab("C", systemImage: "c") { Text("Page C") }.hidden()
        }
      }
    }
    XCTAssertEqual(labels(.button), ["A", "B"])
    tap(.button, "B")
    XCTAssertEqual(texts, ["Page B"])
  }

  func test_aTabItemHasABadge() {
    show {
      TabView {
        Text("Page").tabItem { Text("A") }.badge(0)
        Text("Page").badge("New").tabItem { Text("B") }
        Text("Page").tabItem { Text("C") }.badge("New")
      }
    }
    XCTAssertNil(value(.button, "A"))
    XCTAssertEqual(value(.button, "C"), "New")
  }

  func test_aRowHasItsBadgeAtItsEnd() {
    show {
      List {
        Text("Inbox").badge(12)
        Text("Sent").badge(0)
      }
    }
    XCTAssertEqual(texts, ["Inbox", "12", "Sent"])
    XCTAssertEqual(labels(.cell), ["Inbox, 12", "Sent"])
    XCTAssertGreaterThan(frame(.staticText, "12").minX, 300)
  }
}
