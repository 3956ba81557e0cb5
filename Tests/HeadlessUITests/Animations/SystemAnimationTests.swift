@testable import HeadlessDevice
import ScreenModel
import VirtualTime
import XCTest

@testable import HeadlessUI

private struct Screens: View {
  @State private var isSheetShown = false
  @State private var name = ""

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Open") { Text("Page") }
        Button("Show") { isSheetShown = true }
        TextField("Name", text: $name)
      }
      .sheet(isPresented: $isSheetShown) {
        Text("Sheet")
        Button("Close") { isSheetShown = false }
      }
    }
  }
}

/// System animations, which take no time unless a test enables them.
@preconcurrency @MainActor
final class SystemAnimationTests: DeviceTestCase {
  private func isMoving(_ type: ElementType, _ text: String?) -> Bool { find(type, text).map { device.animations.isMoving($0) } ?? false }
  private var kinds: [PendingWork.Kind] { device.scheduler.pending.map(\.kind) }
  private var pending: [Duration] { device.scheduler.pending.compactMap { $0.due?.offset } }

  func test_theSystemsTransitionsTakeNoTime() {
    show { Screens() }
    tap(.textField, "Name")
    tap(.button, "Show")
    XCTAssertNotNil(find(.staticText, "Sheet"))
    tap(.button, "Close")
    tap(.button, "Open")
    XCTAssertNotNil(find(.staticText, "Page"))
    XCTAssertFalse(isMoving(.staticText, "Page"))
    XCTAssertEqual(kinds, [])
  }

  func test_aPageThatIsPushedMovesInWhereSystemAnimationsAreSwitchedOn() {
    withConfiguration({ $0.systemAnimations = true }) {
      show { Screens() }
      XCTAssertEqual(kinds, [])
      tap(.button, "Open")
    }
    XCTAssertTrue(isMoving(.staticText, "Page"))
    XCTAssertEqual(kinds, [.screenTransition])
    XCTAssertEqual(pending, [.milliseconds(350)])
    device.advance(by: .milliseconds(350))
    XCTAssertFalse(isMoving(.staticText, "Page"))
  }

  func test_aSheetMovesInAndIsGoneAtOnce() {
    withConfiguration({ $0.systemAnimations = true }) {
      show { Screens() }
      tap(.button, "Show")
      XCTAssertTrue(isMoving(.staticText, "Sheet"))
      device.advance(by: .seconds(1))
      tap(.button, "Close")
    }
    XCTAssertNil(find(.staticText, "Sheet"))
    XCTAssertEqual(kinds, [.screenTransition])
    XCTAssertFalse(isMoving(.button, "Open"))
  }

  func test_theKeyboardMovesIn() {
    withConfiguration({ $0.systemAnimations = true }) {
      show { Screens() }
      tap(.textField, "Name")
    }
    XCTAssertTrue(isMoving(.keyboard, nil))
    XCTAssertTrue(isMoving(.key, "a"))
    XCTAssertEqual(kinds, [.keyboardTransition])
    XCTAssertEqual(pending, [.milliseconds(250)])
  }

  func test_whereMotionIsReducedScreensFadeInAtTheirPlace() {
    withConfiguration({ $0.systemAnimations = true }) {
      show { Screens() }
      device.settings.reduceMotion = true
      tap(.button, "Open")
    }
    XCTAssertFalse(isMoving(.staticText, "Page"))
    XCTAssertEqual(kinds, [.screenTransition])
  }

  func test_theSystemsAnimationsCanBeDisabledWithTheOthers() {
    withConfiguration({ $0.systemAnimations = true }) {
      show { Screens() }
      device.disableAnimations(true)
      tap(.button, "Open")
    }
    XCTAssertEqual(kinds, [])
  }
}
