import Foundation
import HeadlessDevice
import VirtualTime
import XCTest

@testable import HeadlessUI

/// Two texts that swap positions in different ways.
private struct TwoMovers: View {
  @State private var first = false
  @State private var second = false
  let action: (Binding<Bool>, Binding<Bool>) -> Void

  var body: some View {
    ZStack(alignment: .top) {
      Button("Move") { action($first, $second) }
      Mark(name: "First", isDown: $first)
      Mark(name: "Second", isDown: $second)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct Mark: View {
  let name: String
  @Binding var isDown: Bool

  var body: some View { Text(name).padding(.top, isDown ? 200 : 100) }
}

/// A body that reads values that two animations change.
private struct Together: View {
  @State private var first = false
  @State private var second = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Move") {
        withAnimation(.linear(duration: 1)) { first = true }
        withAnimation(.linear(duration: 3)) { second = true }
      }
      Text("First").padding(.top, first ? 20 : 0)
      Text("Second").padding(.top, second ? 20 : 0)
      Spacer()
    }
  }
}

/// A text that animates its own changes, next to a text that doesn't.
private struct Declared: View {
  @State private var isDown = false
  @State private var other = 0

  var body: some View {
    VStack(spacing: 0) {
      Button("Move") { isDown.toggle() }
      Button("Other") { other += 1 }
      Text("Free \(other)").padding(.top, isDown ? 10 : 0)
      Text("Animated").padding(.top, isDown ? 10 : 0).animation(.easeInOut(duration: 1), value: isDown)
      Text("Held").padding(.top, isDown ? 10 : 0).transaction { $0.animation = nil }
      Text("None").padding(.top, isDown ? 10 : 0).animation(nil, value: isDown)
      Text("Always").padding(.top, CGFloat(other)).animation(.linear(duration: 3))
      Spacer()
    }
  }
}

/// Views that appear and disappear.
private struct Coming: View {
  @State private var isThere = false
  let transition: AnyTransition

  var body: some View {
    VStack {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
      Button("Jump") { isThere.toggle() }
      if isThere { VStack { Text("Guest") }.transition(transition) }
    }
  }
}

private struct Switching: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn.animation(.linear(duration: 1)))
      Text("Lamp").padding(.top, isOn ? 50 : 0)
    }
  }
}

@preconcurrency @MainActor
final class AnimatedViewTests: DeviceTestCase {
  private func isMoving(_ text: String) -> Bool { find(.staticText, text).map { device.animations.isMoving($0) } ?? false }
  private var moving: [String] { labels(.staticText).filter(isMoving).sorted() }
  private var pending: [Duration] { device.scheduler.pending.compactMap { $0.due?.offset } }

  func test_eachChangeHasItsOwnAnimation() {
    show {
      TwoMovers { first, second in
        withAnimation(.linear(duration: 1)) { first.wrappedValue = true }
        withAnimation(.linear(duration: 3)) { second.wrappedValue = true }
      }
    }
    tap(.button, "Move")
    XCTAssertEqual(moving, ["First", "Second"])
    XCTAssertEqual(pending, [.seconds(1), .seconds(3)])
    device.advance(by: .seconds(1))
    XCTAssertEqual(moving, ["Second"])
  }

  func test_whatOneBodyMovesForSeveralChangesMovesUntilTheLastOneEnds() {
    show { Together() }
    tap(.button, "Move")
    XCTAssertEqual(pending, [.seconds(1), .seconds(3)])
    device.advance(by: .seconds(1))
    XCTAssertEqual(moving, ["First", "Second"])
    device.advance(by: .seconds(2))
    XCTAssertEqual(moving, [])
  }

  func test_aChangeBesideAnAnimatedOneIsNotAnimated() {
    show {
      TwoMovers { first, second in
        withAnimation(.linear(duration: 1)) {
          withAnimation(nil) { second.wrappedValue = true }
        }
        withAnimation(.linear(duration: 1)) { first.wrappedValue = false }
      }
    }
    tap(.button, "Move")
    XCTAssertEqual(moving, [])
  }

  func test_aNestedAnimationCountsForItsOwnChanges() {
    show {
      TwoMovers { first, second in
        withAnimation(.linear(duration: 1)) {
          first.wrappedValue = true
          withAnimation(.linear(duration: 3)) { second.wrappedValue = true }
        }
      }
    }
    tap(.button, "Move")
    XCTAssertEqual(moving, ["First", "Second"])
    device.advance(by: .seconds(1))
    XCTAssertEqual(moving, ["Second"])
  }

  func test_aViewAnimatesWhatAChangeOfItsValueMoves() {
    show { Declared() }
    tap(.button, "Move")
    XCTAssertTrue(moving.contains("Animated"))
    XCTAssertFalse(moving.contains("Free 0") || moving.contains("Held") || moving.contains("None"), "\(moving)")
    XCTAssertTrue(device.scheduler.pending.map(\.name).allSatisfy { $0 == "the animation of Declared" }, "\(device.scheduler.pending)")
    device.advance(by: .seconds(1))
    XCTAssertFalse(moving.contains("Animated"))
  }

  func test_aViewDoesNotAnimateWhatMovesWithoutItsValue() {
    show { Declared() }
    tap(.button, "Other")
    XCTAssertFalse(moving.contains("Animated"))
    XCTAssertTrue(moving.contains("Always"))
    XCTAssertEqual(pending, [.seconds(3)])
  }

  func test_aTransitionThatMovesTheViewCountsAsMoving() {
    let transitions: [(AnyTransition, Bool)] = [
      (.opacity, false), (.identity, false), (.slide, true), (.scale, true), (.move(edge: .bottom), true), (.offset(x: 3), true), (.push(from: .top), true),
      (.opacity.combined(with: .slide), true), (.asymmetric(insertion: .opacity, removal: .slide), false),
    ]
    for (transition, moves) in transitions {
      show { Coming(transition: transition) }
      tap(.button, "Toggle")
      XCTAssertEqual(isMoving("Guest"), moves, "\(transition)")
      XCTAssertEqual(pending, [.seconds(1)])
      device.shutDown()
    }
  }

  func test_aTransitionCanHaveItsOwnAnimation() {
    show { Coming(transition: .slide.animation(.linear(duration: 4))) }
    tap(.button, "Toggle")
    XCTAssertEqual(pending, [.seconds(1), .seconds(4)])
    device.advance(by: .seconds(3))
    XCTAssertTrue(isMoving("Guest"))
  }

  func test_aViewThatComesWithoutAnAnimationDoesNotMove() {
    show { Coming(transition: .slide) }
    tap(.button, "Jump")
    XCTAssertFalse(isMoving("Guest"))
    XCTAssertEqual(pending, [])
  }

  func test_aViewThatIsRemovedIsGoneAtOnce() {
    show { Coming(transition: .slide) }
    tap(.button, "Toggle")
    tap(.button, "Toggle")
    XCTAssertNil(find(.staticText, "Guest"))
    XCTAssertEqual(device.scheduler.now.offset, .zero)
  }

  func test_aBindingAnimatesItsChanges() {
    show { Switching() }
    tap(.switch, "On")
    XCTAssertTrue(moving.contains("Lamp"))
    XCTAssertEqual(pending, [.seconds(1)])
  }

  func test_scrollingToAViewCanBeAnimated() {
    show {
      ScrollViewReader { proxy in
        VStack {
          Button("Scroll") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(40, anchor: .top) } }
          ScrollView { VStack { ForEach(0..<60) { Text("Row \($0)").id($0) } } }
        }
      }
    }
    tap(.button, "Scroll")
    XCTAssertTrue(isMoving("Row 40"))
    XCTAssertEqual(pending, [.seconds(1)])
    device.advance(by: .seconds(1))
    XCTAssertFalse(isMoving("Row 40"))
  }
}
