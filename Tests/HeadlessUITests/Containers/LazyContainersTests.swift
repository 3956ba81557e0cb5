import ScreenModel
import XCTest

@testable import HeadlessUI

final class LazyContainersTests: DeviceTestCase {
  private struct Photos: View {
    var count = 100_000
    @State private var chosen = "none"
    var body: some View {
      ScrollView {
        Text("Chosen: \(chosen)")
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Button("Photo \(number)") { chosen = "\(number)" }.frame(height: 100).accessibilityIdentifier("PhotoCell")
          }
        }
        .accessibilityIdentifier("Photos")
      }
    }
  }

  private struct Stories: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<1000) { Text("Story \($0)").frame(width: 100, height: 100) } }
      }
    }
  }

  private struct Feed: View {
    @State private var appeared: Set<Int> = []
    var body: some View {
      Text("\(appeared.count) appeared")
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { number in
            Text("Post \(number)").frame(height: number.isMultiple(of: 2) ? 100 : 50).onAppear { appeared.insert(number) }.onDisappear { appeared.remove(number) }
          }
        }
      }
    }
  }

  private struct Sections: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 0) {
          Section("First") { ForEach(0..<3) { Text("A\($0)").frame(height: 50) } }
          Section("Second") { ForEach(0..<3) { Text("B\($0)").frame(height: 50) } }
        }
      }
    }
  }

  // SwiftUI draws a grid directly in the scroll view. Unlike a list, it isn't a collection view and has no cells.
  func test_aGridIsNoCollectionViewAndHasTheViewsInView() {
    show { Photos() }
    XCTAssertEqual(count(.scrollView), 1)
    XCTAssertEqual(count(.collectionView), 0)
    XCTAssertEqual(count(.cell), 0)
    XCTAssertEqual(labels(.button).prefix(4), ["Photo 0", "Photo 1", "Photo 2", "Photo 3"])
    XCTAssertEqual(count(.button), 24)
    XCTAssertEqual(frame(.button, "Photo 1").minY, frame(.button, "Photo 0").minY)
    XCTAssertEqual(frame(.button, "Photo 3").midY, frame(.button, "Photo 0").midY + 100)
  }

  func test_viewsOfAGridComeIntoViewAndLeaveIt() {
    show { Photos() }
    drag(.scrollView, by: 0, -350)
    XCTAssertNil(find(.button, "Photo 0"))
    XCTAssertNotNil(find(.button, "Photo 27"))
    drag(.scrollView, by: 0, 350)
    XCTAssertNotNil(find(.button, "Photo 0"))
    XCTAssertNil(find(.button, "Photo 27"))
  }

  func test_aViewOfAGridCanBeTapped() {
    show { Photos() }
    tap(.button, "Photo 4")
    XCTAssertNotNil(find(.staticText, "Chosen: 4"))
  }

  func test_theEndOfALongGridCanBeReached() {
    show { Photos(count: 100) }
    for _ in 0..<20 { drag(.scrollView, by: 0, -300) }
    XCTAssertEqual(labels(.button).last, "Photo 99")
    XCTAssertEqual(frame(.button, "Photo 99").midY, frame(.scrollView).maxY - 34 - 50, accuracy: 1, "the content ends above the home indicator")
  }

  func test_aHeaderOfASectionStandsInALineOfItsOwn() {
    show { Sections() }
    XCTAssertEqual(texts, ["First", "A0", "A1", "A2", "Second", "B0", "B1", "B2"])
    XCTAssertGreaterThan(frame(.staticText, "B0").minY, frame(.staticText, "Second").minY)
    XCTAssertLessThan(frame(.staticText, "A2").minY, frame(.staticText, "Second").minY)
  }

  func test_aLazyRowMakesWhatIsInView() {
    show { Stories() }
    XCTAssertEqual(labels(.staticText), ["Story 0", "Story 1", "Story 2", "Story 3"])
    XCTAssertEqual(count(.cell), 0)
    drag(.scrollView, by: -150, 0)
    XCTAssertEqual(labels(.staticText), ["Story 1", "Story 2", "Story 3", "Story 4", "Story 5"])
  }

  func test_viewsAppearAndDisappearAsTheyComeIntoViewAndLeaveIt() {
    show { Feed() }
    let inView = labels(.staticText).filter { $0.hasPrefix("Post") }.count
    XCTAssertNotNil(find(.staticText, "\(inView) appeared"))
    drag(.scrollView, by: 0, -525)
    XCTAssertNil(find(.staticText, "Post 0"))
    let nowInView = labels(.staticText).filter { $0.hasPrefix("Post") }
    XCTAssertEqual(nowInView.first, "Post 6")
    XCTAssertNotNil(find(.staticText, "\(nowInView.count) appeared"))
  }
}
