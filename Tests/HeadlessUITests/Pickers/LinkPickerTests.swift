import Foundation
import Observation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class LinkPickerTests: DeviceTestCase {
  @Observable
  final class Model {
    var sizes = ["S", "M"]
  }

  private struct Settings: View {
    @State private var size = "M"
    var sizes = ["S", "M", "L"]

    var body: some View {
      Form {
        Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text($0).accessibilityIdentifier("Option\($0)") } }.pickerStyle(.navigationLink)
        Text("Chosen: \(size)")
      }
      .navigationTitle("Settings")
    }
  }

  func test_aTapOnTheRowPushesAPageWithTheOptions() {
    show { NavigationStack { Settings() } }
    XCTAssertEqual(value(.button, "Size, M"), "M")
    XCTAssertFalse(exists(.button, "L"))
    tap(.button, "Size, M")
    XCTAssertTrue(exists(.navigationBar, "Size"))
    XCTAssertFalse(exists(.staticText, "Chosen: M"))
    XCTAssertEqual(count(.cell), 3)
    XCTAssertEqual(["S", "M", "L"].map { isSelected(.button, $0) }, [false, true, false])
    XCTAssertTrue(exists(.button, "OptionL"))
  }

  func test_aTapOnAnOptionSelectsItAndGoesBack() {
    show { NavigationStack { Settings() } }
    tap(.button, "Size, M")
    tap(.button, "L")
    XCTAssertTrue(exists(.navigationBar, "Settings"))
    XCTAssertEqual(value(.button, "Size, L"), "L")
    XCTAssertTrue(exists(.staticText, "Chosen: L"))
    tap(.button, "Size, L")
    XCTAssertEqual(isSelected(.button, "L"), true)
    tap(.button, "L")
    XCTAssertTrue(exists(.navigationBar, "Settings"))
  }

  func test_theBackButtonLeavesTheSelection() {
    show { NavigationStack { Settings() } }
    tap(.button, "Size, M")
    tap(.button, "BackButton")
    XCTAssertTrue(exists(.staticText, "Chosen: M"))
  }

  func test_theOptionsFollowTheAppWhileTheyAreShown() {
    struct Sizes: View {
      let model: Model
      var body: some View { Settings(sizes: model.sizes) }
    }
    let model = Model()
    show { NavigationStack { Sizes(model: model) } }
    tap(.button, "Size, M")
    device.perform(cause: "the test") { model.sizes.append("XL") }
    tap(.button, "XL")
    XCTAssertTrue(exists(.staticText, "Chosen: XL"))
  }

  func test_thePickerIsDisabledOutsideOfANavigationStack() {
    show { Settings() }
    XCTAssertEqual(isEnabled(.button, "Size, M"), false)
    tap(.button, "Size, M")
    XCTAssertTrue(exists(.staticText, "Chosen: M"))
  }
}
