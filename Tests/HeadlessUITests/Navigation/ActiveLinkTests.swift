import ScreenModel
import XCTest

@testable import HeadlessUI

/// Links with a binding that shows their page.
///
/// They are `NavigationLink(destination:isActive:label:)` and `NavigationLink(destination:tag:selection:label:)`.
///
/// [Apple: init(destination:isActive:label:)](https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:isactive:label:)):
/// the binding indicates whether the destination is presented.
final class ActiveLinkTests: DeviceTestCase {
  private struct Pages: View {
    @State private var isActive: Bool

    init(isActive: Bool = false) { self.isActive = isActive }

    var body: some View {
      NavigationView {
        VStack {
          Text(isActive ? "shown" : "not shown")
          NavigationLink(destination: Page(isActive: $isActive), isActive: $isActive) { Text("By hand") }
          Button("By code") { isActive = true }
        }
      }
    }
  }

  private struct Page: View {
    @Binding var isActive: Bool

    var body: some View { Button("Leave") { isActive = false } }
  }

  func test_aTapSetsTheBinding() {
    show { Pages() }
    tap(.button, "By hand")
    XCTAssertTrue(exists(.button, "Leave"))
    tap(.button, "Leave")
    XCTAssertFalse(exists(.button, "Leave"))
    XCTAssertTrue(exists(.staticText, "not shown"))
  }

  func test_theBindingShowsThePage() {
    show { Pages() }
    tap(.button, "By code")
    XCTAssertTrue(exists(.button, "Leave"))
  }

  func test_goingBackClearsTheBinding() {
    show { Pages() }
    tap(.button, "By code")
    tap(.button, "BackButton")
    XCTAssertTrue(exists(.staticText, "not shown"))
    tap(.button, "By code")
    XCTAssertTrue(exists(.button, "Leave"))
  }

  func test_aBindingThatIsTrueFromTheStartShowsThePage() {
    show { Pages(isActive: true) }
    XCTAssertTrue(exists(.button, "Leave"))
  }

  private struct Choices: View {
    @State private var chosen: Int?

    var body: some View {
      NavigationView {
        VStack {
          Text("chosen \(chosen ?? 0)")
          ForEach(1..<3) { number in NavigationLink("Number \(number)", destination: Text("Page \(number)"), tag: number, selection: $chosen) }
          Button("Second") { chosen = 2 }
        }
      }
    }
  }

  func test_theTagInTheSelectionShowsItsPage() {
    show { Choices() }
    tap(.button, "Number 1")
    XCTAssertTrue(exists(.staticText, "Page 1"))
    tap(.button, "BackButton")
    XCTAssertTrue(exists(.staticText, "chosen 0"))
    tap(.button, "Second")
    XCTAssertTrue(exists(.staticText, "Page 2"))
  }

  private struct Replaced: View {
    @State private var chosen: Int? = 1

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(tag: 1, selection: $chosen) {
            Button("Go to 2") { chosen = 2 }
          } label: {
            EmptyView()
          }
          NavigationLink(tag: 2, selection: $chosen) {
            Text("Page 2")
          } label: {
            EmptyView()
          }
        }
      }
    }
  }

  private struct Backwards: View {
    @State private var chosen: Int? = 2

    var body: some View {
      NavigationView {
        VStack {
          ForEach([1, 2], id: \.self) { number in
            NavigationLink("\(number)", destination: Button("On page \(number)") { chosen = 3 - number }, tag: number, selection: $chosen)
          }
        }
      }
    }
  }

  func test_theOrderOfTheLinksDoesNotMatter() {
    show { Backwards() }
    tap(.button, "On page 2")
    XCTAssertTrue(exists(.button, "On page 1"))
    tap(.button, "On page 1")
    XCTAssertTrue(exists(.button, "On page 2"))
  }

  func test_anotherTagReplacesThePage() {
    show { Replaced() }
    tap(.button, "Go to 2")
    XCTAssertTrue(exists(.staticText, "Page 2"))
    XCTAssertEqual(count(.staticText), 1)
  }

  private struct Removed: View {
    @State private var numbers = [1, 2]
    @State private var chosen: Int?
    @State private var hasLink = true
    @State private var isActive = false

    var body: some View {
      NavigationView {
        List {
          if hasLink {
            NavigationLink(destination: deeper, isActive: $isActive) { Text("By binding") }
            NavigationLink("By hand", destination: Button("Hide") { hasLink = false })
          }
          ForEach(numbers, id: \.self) { number in
            NavigationLink("Row \(number)", destination: Button("Delete \(number)") { numbers.removeAll { $0 == number } }, tag: number, selection: $chosen)
          }
        }
      }
    }

    private var deeper: some View { NavigationLink("Deeper", destination: Button("Hide") { hasLink = false }) }
  }

  // [Five Stars: Programmatic navigation](https://fivestars.blog/swiftui/programmatic-navigation.html):
  // removing a link from the views pops its page.
  func test_aPageGoesWithTheRowOfItsLink() {
    show { Removed() }
    tap(.button, "Row 1")
    tap(.button, "Delete 1")
    XCTAssertFalse(exists(.button, "Delete 1"))
    XCTAssertFalse(exists(.button, "Row 1"))
    tap(.button, "Row 2")
    XCTAssertTrue(exists(.button, "Delete 2"))
  }

  func test_aPageGoesWithTheLinkOfAnIf() {
    show { Removed() }
    tap(.button, "By hand")
    tap(.button, "Hide")
    XCTAssertFalse(exists(.button, "Hide"))
    XCTAssertFalse(exists(.button, "By hand"))
    XCTAssertTrue(exists(.button, "Row 1"))
  }

  func test_thePagesOnTopGoToo() {
    show { Removed() }
    tap(.button, "By binding")
    tap(.button, "Deeper")
    tap(.button, "Hide")
    XCTAssertTrue(exists(.button, "Row 1"))
    XCTAssertFalse(exists(.button, "BackButton"))
  }

  private struct InMenu: View {
    var body: some View {
      NavigationView {
        Menu("More") { NavigationLink("Help", destination: Text("How it works")) }
      }
    }
  }

  func test_thePageOfALinkInAMenuStaysWhenTheMenuCloses() {
    show { InMenu() }
    tap(.button, "More")
    tap(.button, "Help")
    XCTAssertTrue(exists(.staticText, "How it works"))
  }

  private struct ManyRows: View {
    @State private var numbers = Array(1...200)

    var body: some View {
      NavigationView {
        List(numbers, id: \.self) { number in NavigationLink("Row \(number)", destination: Button("Insert above \(number)") { numbers.insert(contentsOf: 201...300, at: 0) }) }
      }
    }
  }

  func test_aPageStaysIfItsRowOnlyLeavesTheScreen() {
    show { ManyRows() }
    tap(.button, "Row 3")
    tap(.button, "Insert above 3")
    XCTAssertTrue(exists(.button, "Insert above 3"))
    tap(.button, "BackButton")
    XCTAssertTrue(exists(.button, "Row 201"))
  }

  private struct InStack: View {
    @State private var hasLink = true

    var body: some View {
      NavigationStack {
        if hasLink { NavigationLink("Show") { Button("Hide") { hasLink = false } } } else { Text("No link") }
      }
    }
  }

  func test_aPageInAStackGoesWithItsLink() {
    show { InStack() }
    tap(.button, "Show")
    tap(.button, "Hide")
    XCTAssertTrue(exists(.staticText, "No link"))
  }
}
