import ScenarioKit
@testable import Screens
import XCTest

import enum HeadlessDevice.CurrentPermissions
import class HeadlessDevice.Device

/// Tests for the permissions that a test sets, and for the location that the app receives.
final class DevicePermissionTests: ScreensTestCase {
  private var answers: [Bool?] {
    [
      CurrentPermissions.answer(to: .camera), CurrentPermissions.answer(to: .microphone), CurrentPermissions.answer(to: .notifications), CurrentPermissions.answer(to: .faceID),
      CurrentPermissions.answer(to: .location), CurrentPermissions.answer(to: .locationAlways),
    ]
  }

  func test_aTestSetsWhatTheAppMayUse() {
    passes(on: .region()) {
      XCTAssertEqual(self.answers, [nil, nil, nil, nil, nil, nil])
      Given(the: permission(for: .camera, is: .granted))
      And(the: permission(for: .notifications, is: .denied))
      And(the: permission(for: .location, is: .grantedAlways))
      XCTAssertEqual(self.answers, [true, nil, false, nil, true, true])
      And(the: permission(for: .microphone, is: .granted))
      And(the: permission(for: .faceID, is: .denied))
      And(the: permission(for: .camera, is: .notDetermined))
      And(the: permission(for: .location, is: .granted))
      XCTAssertEqual(self.answers, [nil, true, false, false, true, nil])
    }
  }

  func test_aTestSetsThePlace() {
    passes(on: .region()) {
      XCTAssertNil(Device.current?.place)
      Given(the: location(is: 52.52, 13.405))
      XCTAssertEqual(Device.current?.place?.latitude, 52.52)
      XCTAssertEqual(Device.current?.place?.longitude, 13.405)
    }
  }

  func test_aTestGivesTheDevicePhotos() {
    passes(on: .region()) {
      XCTAssertEqual(Device.current?.photos.count, 6)
      Given(the: photos(are: ["Beach", DevicePhoto("Cat", data: Data([1, 2]))]))
      XCTAssertEqual(Device.current?.photos.map(\.name), ["Beach", "Cat"])
      XCTAssertEqual(Device.current?.photos.last?.data, Data([1, 2]))
      And(the: photos(are: []))
      XCTAssertEqual(Device.current?.photos, [])
    }
  }
}
