import Foundation
import XCTest

@testable import HeadlessUI

/// Arranges views diagonally, each below and to the right of the previous one.
private struct Stairs: Layout {
  var step: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(.unspecified)
      return CGSize(width: size.width + own.width + step, height: size.height + own.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var place = bounds.origin
    for subview in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] }) {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: place, proposal: .unspecified)
      place = CGPoint(x: place.x + size.width + step, y: place.y + size.height)
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

/// Caches the maximum width of the views.
private struct EqualWidths: Layout {
  func makeCache(subviews: Subviews) -> CGFloat { subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: cache * CGFloat(subviews.count), height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + cache * CGFloat(index), y: bounds.minY), proposal: ProposedViewSize(width: cache, height: nil))
    }
  }
}

private struct LeavesOut: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 100) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Stepped: View {
  @State private var step: CGFloat = 0
  @State private var hasMore = false

  var body: some View {
    VStack {
      Stairs(step: step) {
        Text("aa")
        Text("bbbb")
        if hasMore { Text("cc") }
      }
      Button("Step") { step += 10 }
      Button("More") { hasMore = true }
    }
  }
}

private struct Turning: View {
  @State private var isRow = false

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
    VStack {
      layout {
        Counted()
        Text("beside")
      }
      Button("Turn") { isRow.toggle() }
    }
  }
}

private struct Counted: View {
  @State private var count = 0

  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Growing: View {
  @State private var text = "a"

  var body: some View {
    VStack {
      EqualWidths {
        Text(text)
        Text("b")
      }
      Button("Grow") { text += "aaa" }
    }
  }
}

@preconcurrency @MainActor
final class OwnLayoutTests: DeviceTestCase {
  func test_aLayoutPlacesItsViews() {
    show { Stepped() }
    let (first, second) = (frame(.staticText, "aa"), frame(.staticText, "bbbb"))
    XCTAssertEqual(second.minX, first.maxX)
    XCTAssertEqual(second.minY, first.maxY)
    tap(.button, "Step")
    XCTAssertEqual(frame(.staticText, "bbbb").minX - frame(.staticText, "aa").maxX, 10)
    tap(.button, "More")
    XCTAssertEqual(frame(.staticText, "cc").minY, frame(.staticText, "bbbb").maxY)
  }

  func test_aViewTellsItsLayoutAValue() {
    show {
      Stairs {
        Text("last").layoutValue(key: Rank.self, value: 2).padding(1)
        Text("first").layoutValue(key: Rank.self, value: 1)
      }
    }
    XCTAssertLessThan(frame(.staticText, "first").minY, frame(.staticText, "last").minY)
  }

  func test_whatALayoutKeepsFollowsItsViews() {
    show { Growing() }
    XCTAssertEqual(frame(.staticText, "b").minX - frame(.staticText, "a").minX, 9)
    tap(.button, "Grow")
    XCTAssertEqual(frame(.staticText, "b").minX - frame(.staticText, "aaaa").minX, 34)
  }

  func test_whatALayoutLeavesOutLiesInTheMiddle() {
    show { LeavesOut { Text("a") }.accessibilityElement(children: .contain).accessibilityIdentifier("box") }
    XCTAssertEqual(frame(.staticText, "a").midX, frame(.other, "box").midX)
    XCTAssertEqual(frame(.staticText, "a").midY, frame(.other, "box").midY)
  }

  func test_viewsKeepTheirStateWhereTheLayoutChanges() {
    show { Turning() }
    tap(.button, "count 0")
    XCTAssertEqual(frame(.staticText, "beside").minY, frame(.button, "count 1").maxY)
    tap(.button, "Turn")
    XCTAssertEqual(frame(.staticText, "beside").minX, frame(.button, "count 1").maxX)
  }

  func test_theFirstViewThatFitsIsShown() {
    let log = Log()
    show {
      VStack(spacing: 0) {
        ViewThatFits(in: .horizontal) {
          Text("a long text that does not fit").onAppear { log.note("long") }
          Text("short").onAppear { log.note("short") }
        }
        .frame(width: 60)
        ViewThatFits {
          Text("wide enough").onAppear { log.note("wide") }
          Text("no")
        }
      }
    }
    XCTAssertEqual(texts, ["short", "wide enough"])
    XCTAssertEqual(log.take().sorted(), ["short", "wide"])
  }
}
