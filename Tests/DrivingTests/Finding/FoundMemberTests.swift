import Screens
import XCTest

@testable import Driving

/// Tests that the elements of a screen are found by their getters.
final class FoundMemberTests: XCTestCase {
  @MainActor
  private func members(_ typeName: String) -> [String: String?] {
    let screen = FoundScreen.all.first { $0.module == "DrivingTests" && $0.typeName == typeName }
    return Dictionary((screen?.members ?? []).map { ($0.name, $0.element.id) }) { first, _ in first }
  }

  @MainActor
  func test_computedMembers() {
    XCTAssertEqual(members("LampScreen"), ["trait": "Lamp", "lampSwitch": "Power"])
    XCTAssertEqual(members("DeskScreen"), ["trait": deskScreen.title])
    XCTAssertEqual(members("ShelfScreen"), ["trait": "Shelf 7 3"])
    XCTAssertEqual(members("AtticScreen"), ["trait": atticScreen.trait.id])
    XCTAssertEqual(members("GateScreen"), ["trait": "Gate", "keeper": "Gate keeper"])
  }

  @MainActor
  func test_membersOfEachKind() {
    XCTAssertEqual(
      members("HallScreen"),
      ["trait": "Hall", "anyElement": "Any", "door": "Door", "anyDoor": "Hidden", "openedDoor": "Opened", "window": "Window", "lazyButton": "Lazy"])
  }

  @MainActor
  func test_storedMembersComeFirst() {
    let names = FoundScreen.all.first { $0.expression == "HallScreen.shared" }?.members.map(\.name)
    XCTAssertEqual(names, ["trait", "anyElement", "anyDoor", "door", "lazyButton", "openedDoor", "window"])
  }

  @MainActor
  func test_aMemberIsACompleteElement() throws {
    let members = try XCTUnwrap(FoundScreen.all.first { $0.expression == "HallScreen.shared" }?.members)
    let door = try XCTUnwrap(members.first { $0.name == "door" }?.element)
    XCTAssertTrue(door is Button)
    XCTAssertEqual(door.parent.id, "Hall")
    XCTAssertTrue(members.first { $0.name == "anyDoor" }?.element is Button)
  }
}
