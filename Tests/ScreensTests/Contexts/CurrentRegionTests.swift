import Foundation
import HeadlessXCUI
import ScenarioKit
@testable import Screens
import XCTest

/// Tests for Foundation's current values in the code of an app and its test.
final class CurrentRegionTests: ScreensTestCase {
  func test_itIsThatOfTheDevice() {
    passes(on: .currentRegion()) {
      label(of: Label(id: "Current"), is: "en_US GMT gregorian")
      label(of: Label(id: "Updated"), is: "en_US GMT gregorian")
      Given(the: locale(is: "de_DE"))
      And(the: timeZone(is: "Europe/Berlin"))
      And(the: calendar(is: .buddhist))
      label(of: Label(id: "Current"), is: "de_DE Europe/Berlin buddhist")
      label(of: Label(id: "Updated"), is: "de_DE Europe/Berlin buddhist")
      label(of: Label(id: "Zones"), is: "Europe/Berlin Europe/Berlin Europe/Berlin")
    }
  }

  func test_formattersAndCalendarsOfTheAppHaveIt() {
    passes(on: .currentRegion()) {
      label(of: Label(id: "Formatter"), is: "1/1/70 0:00 GMT")
      label(of: Label(id: "Subclass"), is: "0:00")
      label(of: Label(id: "Hour"), is: "0 0")
      label(of: Label(id: "Number"), is: "1,234.5 1,234.5")
      Given(the: locale(is: "de_DE"))
      And(the: timeZone(is: "Asia/Tokyo"))
      label(of: Label(id: "Formatter"), is: "01.01.70 9:00 Asia/Tokyo")
      label(of: Label(id: "Subclass"), is: "9:00")
      label(of: Label(id: "Hour"), is: "9 9")
      label(of: Label(id: "Number"), is: "1.234,5 1.234,5")
    }
  }

  func test_aLaunchNamesAnother() {
    passes(on: .currentRegion()) {
      Given(the: locale(is: "de_DE"))
      App.shared.launchArguments = ["-AppleLocale", "nl_NL"]
      App.shared.launchEnvironment["TZ"] = "Europe/Amsterdam"
      App.shared.launch()
      label(of: Label(id: "Current"), is: "nl_NL Europe/Amsterdam gregorian")
      label(of: Label(id: "Zones"), is: "Europe/Amsterdam Europe/Amsterdam Europe/Amsterdam")
    }
  }

  func test_outsideOfADeviceItIsThatOfTheMachine() {
    let ofMachine = CurrentRegionView.current
    passes(on: .currentRegion()) {
      Given(the: locale(is: "fr_FR"))
      And(the: timeZone(is: "Asia/Tokyo"))
    }
    XCTAssertEqual(CurrentRegionView.current, ofMachine)
    XCTAssertEqual(TimeZone.current, NSTimeZone.system)
  }
}
