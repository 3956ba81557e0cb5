import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Content at the leading edge is on the right in right-to-left layouts.
@preconcurrency @MainActor
final class RightToLeftTests: DeviceTestCase {
  /// Shows a view in a right-to-left or left-to-right layout.
  private func show<Content: View>(rightToLeft: Bool, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    show { content().environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight) }
  }

  private func isVisible(_ text: String) -> Bool { find(.staticText, text).map { device.tree.visibleFraction(of: $0) > 0 } ?? false }

  private struct Numbers: View {
    var body: some View { ForEach(1..<21, id: \.self) { Text("Number \($0)").frame(width: 100) } }
  }

  func test_aHorizontalScrollViewBeginsAtItsLeadingEdge() {
    for rightToLeft in [false, true] {
      show(rightToLeft: rightToLeft) { ScrollView(.horizontal) { HStack { Numbers() } } }
      XCTAssertEqual(["Number 1", "Number 20"].map(isVisible), [true, false])
      drag(.scrollView, from: point(rightToLeft ? 0.1 : 0.9, 0.5), by: rightToLeft ? 290 : -290, 0)
      XCTAssertFalse(isVisible("Number 1"))
      XCTAssertTrue(isVisible("Number 5"))
    }
  }

  func test_aLazyRowBeginsAtItsLeadingEdge() {
    show(rightToLeft: true) { ScrollView(.horizontal) { LazyHStack { Numbers() } } }
    XCTAssertTrue(isVisible("Number 1"))
    XCTAssertFalse(exists(.staticText, "Number 20"))
    XCTAssertGreaterThan(frame(.staticText, "Number 1").minX, frame(.staticText, "Number 2").minX)
    device.drag(from: point(50, 400), to: point(340, 400))
    XCTAssertFalse(isVisible("Number 1"))
    XCTAssertTrue(isVisible("Number 5"))
  }

  func test_theColumnsOfALazyGridBeginAtTheLeadingEdge() {
    show(rightToLeft: true) { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { Numbers() } } }
    XCTAssertGreaterThan(frame(.staticText, "Number 1").minX, frame(.staticText, "Number 2").minX)
  }

  func test_aScrollViewStaysWhereAnAppHasScrolledIt() {
    show(rightToLeft: true) {
      ScrollViewReader { reader in
        Button("Go") { reader.scrollTo(10) }
        ScrollView(.horizontal) { HStack { ForEach(1..<21, id: \.self) { Text("Number \($0)").frame(width: 100).id($0) } } }
      }
    }
    tap(.button, "Go")
    XCTAssertTrue(isVisible("Number 10"))
    XCTAssertFalse(isVisible("Number 1"))
  }

  func test_theBoundPositionOfARowIsTheFirstViewAtTheLeadingEdge() {
    struct Row: View {
      @State private var first: Int?
      var body: some View {
        Text("First: \(first ?? 0)")
        ScrollView(.horizontal) { LazyHStack(spacing: 0) { Numbers() }.scrollTargetLayout() }.scrollPosition(id: $first)
      }
    }
    show(rightToLeft: true) { Row() }
    device.drag(from: point(50, 400), to: point(250, 400))
    XCTAssertTrue(exists(.staticText, "First: 3"), picture)
  }

  func test_offsetsAndPositionsAreMeasuredFromTheLeadingEdge() {
    func places(rightToLeft: Bool) -> [CGFloat] {
      show(rightToLeft: rightToLeft) {
        ZStack(alignment: .topLeading) {
          Color.clear
          Text("A").offset(x: 30)
          Text("B").frame(width: 20).position(x: 40, y: 100)
          GeometryReader { _ in Text("C") }
        }
      }
      return ["A", "B", "C"].map { name in
        let frame = frame(.staticText, name)
        return rightToLeft ? 390 - frame.maxX : frame.minX
      }
    }
    XCTAssertEqual(places(rightToLeft: true), places(rightToLeft: false))
  }

  func test_whatALayoutOfTheAppsOwnPlacesIsMirrored() {
    struct Steps: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 200, height: 100) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (number, view) in subviews.enumerated() { view.place(at: CGPoint(x: bounds.minX + CGFloat(number) * 50, y: bounds.minY), proposal: .unspecified) }
      }
    }
    show(rightToLeft: true) {
      Steps {
        Text("A"); Text("B")
      }
      HStackLayout() {
        Text("C"); Text("D")
      }
    }
    XCTAssertEqual(frame(.staticText, "A").maxX - frame(.staticText, "B").maxX, 50)
    XCTAssertGreaterThan(frame(.staticText, "C").minX, frame(.staticText, "D").minX)
  }

  func test_aSwipeRevealsTheActionsOfItsEdge() {
    func revealed(by distance: CGFloat, rightToLeft: Bool) -> [String] {
      show(rightToLeft: rightToLeft) {
        List { Text("Row").swipeActions(edge: .leading) { Button("Pin") {} }.swipeActions(edge: .trailing) { Button("Remove") {} } }
      }
      drag(.cell, by: distance, 0)
      return labels(.button)
    }
    XCTAssertEqual(revealed(by: 100, rightToLeft: false), ["Pin"])
    XCTAssertEqual(revealed(by: -100, rightToLeft: true), ["Pin"])
    XCTAssertGreaterThan(frame(.button, "Pin").minX, 200)
    XCTAssertEqual(revealed(by: 100, rightToLeft: true), ["Remove"])
    XCTAssertLessThan(frame(.button, "Remove").maxX, 200)
  }

  func test_theControlsOfARowInEditModeAreMirrored() {
    struct Tasks: View {
      let rightToLeft: Bool
      var body: some View {
        List { ForEach(["Milk"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
          .environment(\.editMode, .constant(.active))
          .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
      }
    }
    var places: [[CGFloat]] = []
    for rightToLeft in [false, true] {
      show { Tasks(rightToLeft: rightToLeft) }
      let frames = [frame(.button, "Delete Milk"), frame(.staticText, "Milk"), frame(.button, "Reorder Milk")]
      places.append(frames.map { rightToLeft ? 390 - $0.maxX : $0.minX })
      XCTAssertEqual(frames.map(\.minX).sorted(by: rightToLeft ? { $0 > $1 } : { $0 < $1 }), frames.map(\.minX))
    }
    XCTAssertEqual(places[0], places[1])
  }

  func test_aDragToTheRightTurnsToTheNextPage() {
    show(rightToLeft: true) {
      TabView {
        Text("One"); Text("Two")
      }.tabViewStyle(.page)
    }
    device.drag(from: point(300, 400), to: point(50, 400))
    XCTAssertTrue(exists(.staticText, "One"))
    device.drag(from: point(50, 400), to: point(300, 400))
    XCTAssertTrue(exists(.staticText, "Two"))
    let indicator = frame(.pageIndicator)
    device.tap(at: point(indicator.maxX - 20, indicator.midY))
    XCTAssertTrue(exists(.staticText, "One"))
  }

  func test_theLeastValueOfASliderIsAtTheLeadingEdge() {
    struct Volume: View {
      @State private var volume = 0.0
      var body: some View {
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Text("Low")
        } maximumValueLabel: {
          Text("High")
        }
      }
    }
    show(rightToLeft: true) { Volume() }
    XCTAssertGreaterThan(frame(.staticText, "Low").minX, frame(.staticText, "High").minX)
    let track = frame(.slider)
    device.drag(from: point(track.maxX - 10, track.midY), to: point(track.midX, track.midY))
    XCTAssertEqual(value(.slider, "Volume"), "51%")
  }
}
