import TABTestKit

/// Tests for the device in landscape orientation.
final class OrientationTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.tabs }

  private let device = XCUIDevice.shared

  func test_theScreenTurnsWithTheDevice() {
    XCTAssertEqual(device.orientation, .portrait)
    let cells = Table().numberOfCells()
    device.orientation = .landscapeLeft
    XCTAssertEqual(device.orientation, .landscapeLeft)
    XCTAssertEqual(App.shared.frameInScreen, CGRect(x: 0, y: 0, width: 844, height: 390))
    XCTAssertEqual(springboard.frameInScreen, App.shared.frameInScreen)
    XCTAssertLessThan(Table().numberOfCells(), cells)
    XCTAssertLessThanOrEqual(TabBar().frameInScreen.maxY, 390)
    tap(TabBar().button(withID: "Grid"))
    see(CollectionView())
    device.orientation = .portrait
    XCTAssertEqual(App.shared.frameInScreen, CGRect(x: 0, y: 0, width: 390, height: 844))
    tap(TabBar().button(withID: "Feed"))
    XCTAssertEqual(Table().numberOfCells(), cells)
  }

  func test_theScreenOfADeviceThatLiesFlatStaysAsItIs() {
    device.orientation = .landscapeRight
    for flat in [UIDeviceOrientation.faceUp, .faceDown, .portraitUpsideDown, .unknown] {
      device.orientation = flat
      XCTAssertEqual(device.orientation, flat)
      XCTAssertEqual(App.shared.frameInScreen.width, 844)
    }
  }

  func test_anAlertAndTheKeyboardTurnToo() {
    let alert = kinds(in: Gallery.dialogs) {
      tap(Button(id: "Ask"))
      device.orientation = .landscapeLeft
      XCTAssertEqual(Alert().frameInScreen.midX, 422, accuracy: 1)
      tap("Delete", in: Alert())
      value(of: Label(id: "AnswerLabel"), is: "deleted")
    }
    XCTAssertEqual(alert, [])
    let keys = kinds(in: Gallery.fields) {
      tap(TextField(id: "NameField"))
      device.orientation = .landscapeLeft
      XCTAssertEqual(keyboard.frameInScreen, CGRect(x: 0, y: 190, width: 844, height: 200))
      tap(keyboard.key("h"))
      XCTAssertEqual(TextField(id: "NameField").value, "h")
    }
    XCTAssertEqual(keys, [])
  }

  func test_anAppThatIsLaunchedOnItsSideIsLaidOutSo() {
    device.orientation = .landscapeLeft
    relaunchTheApp()
    XCTAssertEqual(App.shared.frameInScreen.width, 844)
    XCTAssertEqual(Table().frameInScreen.width, 844 - 94)
  }

  func test_everyDeviceBeginsUpright() {
    device.orientation = .landscapeLeft
    XCTAssertEqual(kinds { XCTAssertEqual(device.orientation, .portrait) }, [])
  }
}
