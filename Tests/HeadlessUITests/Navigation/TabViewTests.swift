import Foundation
import Observation
import XCTest

@testable import HeadlessUI

@MainActor @Observable
private final class Titles {
  var showsFirst = true
  var second = "Old"
}

private struct Page: View {
  let name: String
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.note("\(name) appears") }
      .onDisappear { log.note("\(name) leaves") }
  }
}

private enum Place: Hashable { case home, search, profile }

private struct Bound: View {
  @State private var place = Place.search
  let log: Log

  var body: some View {
    TabView(selection: $place) {
      Page(name: "Home", log: log).tabItem { Label("Home", systemImage: "house") }.tag(Place.home)
      Page(name: "Search", log: log).tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(Place.search)
      VStack {
        Text(place == .profile ? "Selected" : "Not selected")
        Button("Go home") { place = .home }
      }
      .tabItem { Text("Profile") }
      .tag(Place.profile)
    }
  }
}

private struct Outer: View {
  let log: Log

  var body: some View {
    TabView {
      Text("One").tabItem { Text("1") }.onAppear { log.note("one") }
      Text("Two").tabItem { Text("2") }.onAppear { log.note("two") }
    }
  }
}

@preconcurrency @MainActor
/// Logs each evaluation of its body.
private struct Noted: View {
  let name: String
  let log: Log
  var body: some View {
    let _ = log.note(name)
    Text(name)
  }
}

final class TabViewTests: DeviceTestCase {
  private let log = Log()

  private func tabs() -> [String] {
    guard let bar = find(.tabBar) else { return [] }
    return device.tree.children(of: bar).map { device.tree.label(of: $0) + (device.tree.isSelected($0) ? "*" : "") }
  }

  private func showPages() {
    let log = log
    show {
      TabView {
        Page(name: "A", log: log).tabItem { Text("First") }
        Page(name: "B", log: log).tabItem { Text("Second") }
      }
    }
  }

  func test_theFirstPageIsShownAndItsTabSelected() {
    showPages()
    XCTAssertEqual(tabs(), ["First*", "Second"])
    XCTAssertTrue(exists(.button, "A 0"))
    XCTAssertFalse(exists(.button, "B 0"))
    XCTAssertEqual(log.take(), ["A appears"])
  }

  func test_aTapOnATabShowsItsPageAndKeepsTheStateOfTheOthers() {
    showPages()
    tap(.button, "A 0")
    _ = log.take()
    tap(.button, "Second")
    XCTAssertEqual(tabs(), ["First", "Second*"])
    XCTAssertEqual(log.take(), ["B appears", "A leaves"])
    tap(.button, "B 0")
    tap(.button, "First")
    XCTAssertTrue(exists(.button, "A 1"))
    tap(.button, "Second")
    XCTAssertTrue(exists(.button, "B 1"))
  }

  func test_theSelectionFollowsItsBindingAndTags() {
    let log = log
    show { Bound(log: log) }
    XCTAssertEqual(tabs(), ["Home", "Search*", "Profile"])
    tap(.button, "Profile")
    XCTAssertTrue(exists(.staticText, "Selected"))
    tap(.button, "Go home")
    XCTAssertEqual(tabs(), ["Home*", "Search", "Profile"])
    XCTAssertEqual(log.take(), ["Search appears", "Search leaves", "Home appears"])
  }

  func test_whatStandsAroundATabAppearsWithIt() {
    let log = log
    show { Outer(log: log) }
    XCTAssertEqual(log.take(), ["one"])
    tap(.button, "2")
    XCTAssertEqual(log.take(), ["two"])
    tap(.button, "1")
    XCTAssertEqual(log.take(), ["one"])
  }

  func test_aPageIsMadeWhenItIsShownForTheFirstTime() {
    let log = log
    show {
      TabView {
        Noted(name: "first", log: log).tabItem { Text("One") }
        Noted(name: "second", log: log).tabItem { Text("Two") }
      }
    }
    XCTAssertEqual(log.take(), ["first"])
    tap(.button, "Two")
    XCTAssertEqual(log.take(), ["second"])
    XCTAssertTrue(exists(.staticText, "second"))
    tap(.button, "One")
    tap(.button, "Two")
    XCTAssertEqual(log.take(), [])
  }

  func test_aTabItemOutsideOfATabViewIsItsContent() {
    show { VStack { Text("Alone").tabItem { Text("Tab") } } }
    XCTAssertEqual(texts, ["Alone"])
  }

  func test_aStackInATabKeepsItsPages() {
    show {
      TabView {
        NavigationStack { NavigationLink("Open") { Text("Detail") } }.tabItem { Text("Stack") }
        Text("Other page").tabItem { Text("Other") }
      }
    }
    tap(.button, "Open")
    tap(.button, "Other")
    XCTAssertEqual(texts, ["Other page"])
    tap(.button, "Stack")
    XCTAssertTrue(exists(.staticText, "Detail"))
  }

  func test_aTitleThatChangesWhileATabBeforeItIsAwayIsTheLatestWhenItIsBack() {
    struct Tabs: View {
      let titles: Titles
      var body: some View {
        TabView {
          if titles.showsFirst { Text("one").tabItem { Text("First") } }
          Text("two").tabItem { Text(titles.second) }
        }
      }
    }
    func shownTitles() -> [String] { find(.tabBar).map { device.tree.children(of: $0).map { device.tree.label(of: $0) } } ?? [] }
    let titles = Titles()
    show { Tabs(titles: titles) }
    titles.showsFirst = false
    device.settle()
    XCTAssertEqual(shownTitles(), ["Old"])
    titles.second = "New"
    device.settle()
    XCTAssertEqual(shownTitles(), ["New"])
    titles.showsFirst = true
    device.settle()
    XCTAssertEqual(shownTitles(), ["First", "New"])
  }
}
