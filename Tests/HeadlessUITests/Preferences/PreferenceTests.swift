import Foundation
import XCTest

@testable import HeadlessUI

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Height: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]

  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) { value.merge(nextValue()) { $1 } }
}

private struct Changing: View {
  let log: Log
  @State private var name = "b"
  @State private var hasMore = false

  var body: some View {
    VStack {
      VStack {
        Text("1").preference(key: Names.self, value: ["a"])
        Text("2").preference(key: Names.self, value: [name])
        if hasMore { Text("3").preference(key: Names.self, value: ["c"]) }
      }
      .onPreferenceChange(Names.self) { log.note($0.joined()) }
      Button("Rename") { name = "x" }
      Button("More") { hasMore.toggle() }
    }
  }
}

private struct EqualHeights: View {
  @State private var height: CGFloat?

  var body: some View {
    HStack {
      ForEach([20, 50], id: \.self) { own in
        Color.red.frame(width: 20, height: CGFloat(own))
          .background(GeometryReader { proxy in Color.clear.preference(key: Height.self, value: proxy.size.height) })
          .frame(height: height).accessibilityElement(children: .contain).accessibilityIdentifier("box \(own)")
      }
    }
    .onPreferenceChange(Height.self) { height = $0 }
  }
}

private struct Endless: View {
  @State private var height: CGFloat = 1

  var body: some View {
    Color.red.frame(height: height).preference(key: Height.self, value: height + 1).onPreferenceChange(Height.self) { height = $0 }
  }
}

private struct Marked: View {
  @State private var selected = "one"

  var body: some View {
    VStack(alignment: .leading) {
      Button("one") { selected = "one" }.anchorPreference(key: Bounds.self, value: .bounds) { ["one": $0] }
      Button("a longer two") { selected = "two" }.anchorPreference(key: Bounds.self, value: .bounds) { ["two": $0] }
    }
    .overlayPreferenceValue(Bounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selected] {
          Color.clear.frame(width: proxy[anchor].width, height: 2).accessibilityIdentifier("line").offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
        }
      }
      .allowsHitTesting(false)
    }
  }
}

@preconcurrency @MainActor
final class PreferenceTests: DeviceTestCase {
  func test_theValuesOfSeveralViewsAreReducedInTheirOrder() {
    let log = Log()
    show { Changing(log: log) }
    XCTAssertEqual(log.take(), ["ab"])
    tap(.button, "Rename")
    XCTAssertEqual(log.take(), ["ax"])
    tap(.button, "More")
    XCTAssertEqual(log.take(), ["axc"])
    tap(.button, "More")
    XCTAssertEqual(log.take(), ["ax"])
  }

  func test_anOuterValueReplacesTheInnerOnesAndATransformChangesThem() {
    let log = Log()
    show {
      VStack {
        VStack { Text("1").preference(key: Names.self, value: ["inner"]) }.preference(key: Names.self, value: ["outer"])
        Text("2").preference(key: Names.self, value: ["b"]).transformPreference(Names.self) { $0.append("!") }
        Text("3").transformPreference(Names.self) { $0.append("none") }
      }
      .onPreferenceChange(Names.self) { log.note($0.joined(separator: " ")) }
    }
    XCTAssertEqual(log.take(), ["outer b ! none"])
  }

  func test_aLayoutFollowsThePreferenceThatItHasMade() {
    show { EqualHeights() }
    XCTAssertEqual(frame(.other, "box 20").height, 50)
    XCTAssertEqual(frame(.other, "box 50").height, 50)
  }

  func test_aPreferenceThatChangesItselfIsReported() {
    show { Endless() }
    guard case .neverSettles(let cause) = device.lastResult else { return XCTFail("The preference has come to an end: \(device.lastResult)") }
    XCTAssertEqual(cause, "the onPreferenceChange handler in Endless")
  }

  func test_anOverlayKnowsWhereTheViewsInItLie() {
    show { Marked() }
    XCTAssertEqual(frame(.other, "line").width, frame(.button, "one").width)
    XCTAssertEqual(frame(.other, "line").minX, frame(.button, "one").minX)
    XCTAssertEqual(frame(.other, "line").minY, frame(.button, "one").maxY)
    tap(.button, "a longer two")
    XCTAssertEqual(frame(.other, "line").width, frame(.button, "a longer two").width)
    XCTAssertEqual(frame(.other, "line").minY, frame(.button, "a longer two").maxY)
  }

  func test_aBackgroundKnowsThePreferenceOfTheViewBeforeIt() {
    show { Text("a").preference(key: Names.self, value: ["x", "y"]).backgroundPreferenceValue(Names.self) { Text("of \($0.joined())") } }
    XCTAssertEqual(texts.sorted(), ["a", "of xy"])
  }
}
