import Screens
import XCTest

@testable import Driving

/// Tests that the screens of this process are found by their symbols.
final class FoundScreenTests: XCTestCase {
  @MainActor
  private func found(_ typeName: String) -> [FoundScreen] { FoundScreen.all.filter { $0.module == "DrivingTests" && $0.typeName == typeName } }

  @MainActor
  private func trait(_ screen: FoundScreen) -> String? {
    func trait(_ screen: some Screen) -> String? { screen.trait.id }
    return trait(screen.value)
  }

  @MainActor
  func test_variablesOfEachSize() {
    let expected = [
      ("LampScreen", "lampScreen", lampScreen.trait.id), ("DeskScreen", "deskScreen", deskScreen.trait.id), ("ShelfScreen", "shelfScreen", "Shelf 7 3"),
      ("AtticScreen", "atticScreen", atticScreen.trait.id), ("HallScreen", "HallScreen.shared", "Hall"), ("GateScreen", "gateScreen", "Gate"),
      ("Rooms.KitchenScreen", "Rooms.kitchen", "Kitchen"),
    ]
    for (type, expression, id) in expected {
      XCTAssertEqual(found(type).map(\.expression), [expression], type)
      XCTAssertEqual(found(type).map(trait), [id], type)
    }
  }

  @MainActor
  func test_aScreenWithoutAVariableIsCreated() {
    for (type, id) in [("CellarScreen", "Cellar"), ("PorchScreen", "Porch"), ("StepScreen", "Step")] {
      XCTAssertEqual(found(type).map(\.expression), ["\(type)()"])
      XCTAssertEqual(found(type).map(trait), [id])
    }
  }

  @MainActor
  func test_privateScreensAreNotFound() {
    XCTAssertEqual(nameOfSecrets(), "Hall Secret")
    XCTAssertFalse(FoundScreen.all.contains { $0.expression.lowercased().contains("secret") || $0.typeName.contains("Secret") })
    XCTAssertEqual(found("VaultScreen").count, 0)
  }

  @MainActor
  func test_aScreenInOtherRegistersIsNotFound() {
    XCTAssertEqual(ScaleScreen().trait.id, "Scale 1.5 2.5")
    XCTAssertEqual(found("ScaleScreen").count, 0)
  }

  @MainActor
  func test_theScreensOfTheExampleAreFound() {
    let example = FoundScreen.all.filter { $0.module == "NotInstagramScenarios" }
    XCTAssertTrue(Set(example.map(\.expression)).isSuperset(of: ["loginScreen", "feedScreen", "postScreen", "tabsScreen"]), "\(example.map(\.expression))")
    XCTAssertEqual(example.first { $0.expression == "loginScreen" }?.members.first { $0.name == "logInButton" }?.element.id, "Log in")
    XCTAssertEqual(FoundScreen.all.filter { PackageModules.others.contains($0.module) }.map(\.expression), [])
  }

  @MainActor
  func test_withoutReadableNamesNothingIsFound() {
    XCTAssertEqual(FoundScreen.find(in: ExecutableSymbols(demangle: { _ in nil })).count, 0)
    XCTAssertEqual(FoundScreen.find(in: ExecutableSymbols(path: "/dev/null")).count, 0)
  }
}
