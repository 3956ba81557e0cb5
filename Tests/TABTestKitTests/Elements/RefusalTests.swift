import TABTestKit

/// Tests for the failures of each element that's missing, of another type, covered, disabled, off screen, or in an app that isn't in front.
final class RefusalTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { BareScreen.app }

  /// Every element with its type on the screen.
  private var elements: [(element: any Element, type: XCUIElement.ElementType)] {
    let table = Table(id: "It")
    return [
      (View(id: "It"), .other), (Header(id: "It"), .staticText), (Label(id: "It"), .staticText), (Button(id: "It"), .button), (ScrollView(id: "It"), .scrollView),
      (table, .table), (CollectionView(id: "It"), .collectionView), (Cell(id: "It", parent: App.shared), .cell), (TextField(id: "It"), .textField),
      (SecureTextField(id: "It"), .secureTextField), (TextView(id: "It"), .textView), (NavBar(id: "It"), .navigationBar), (TabBar(id: "It"), .tabBar),
      (Alert(id: "It"), .alert), (Sheet(id: "It"), .sheet), (Switch(id: "It"), .switch), (Slider(id: "It"), .slider), (Stepper(id: "It"), .stepper),
      (Picker(id: "It"), .picker), (DatePicker(id: "It"), .datePicker), (PageIndicator(id: "It"), .pageIndicator), (WebView(id: "It"), .webView),
      (Image(id: "It"), .image), (Icon(id: "It"), .icon), (Keyboard.Key(id: "It", parent: App.shared), .key),
      (Keyboard(), .keyboard), (SegmentedControl(), .segmentedControl), (ActivitySheet(), .other),
    ]
  }

  func test_anElementThatIsNotThere() {
    for (element, _) in elements {
      let failures = failures { see(any: element) }
      XCTAssertEqual(failures.map(\.kind), ["state.notReached"], "\(element)")
      XCTAssertEqual(failures.first?.message.hasPrefix("Could not see "), true, "\(element)")
      XCTAssertEqual(failures.first?.message.contains(": it does not exist."), true, failures.first?.message ?? "")
    }
  }

  func test_anElementOfAnotherType() {
    for (element, type) in elements where element.id != nil {
      let other: XCUIElement.ElementType = type == .link ? .button : .link
      let failures = failures {
        BareScreen.add(other, id: element.id ?? "")
        see(any: element)
      }
      XCTAssertEqual(failures.map(\.kind), ["state.notReached"], "\(element)")
      let message = failures.first?.message ?? ""
      XCTAssertTrue(message.contains("Link with the id “\(element.id ?? "")” exists there, but no ") || message.contains("Link “It” exists there, but is not a Header."), message)
    }
  }

  func test_anElementThatIsCovered() {
    for (element, type) in elements {
      let failures = failures {
        add(element, type)
        BareScreen.cover()
        see(any: element)
        state(of: element, is: .hittable)
      }
      XCTAssertEqual(failures.map(\.kind), ["state.notReached"], "\(element)")
      XCTAssertEqual(failures.first?.message.contains("“Curtain”"), true, failures.first?.message ?? "")
    }
  }

  func test_anElementThatIsDisabled() {
    for (element, type) in elements {
      let failures = failures {
        add(element, type, isEnabled: false)
        state(of: element, is: .enabled)
      }
      XCTAssertEqual(failures.map(\.kind), ["state.notReached"], "\(element)")
      XCTAssertEqual(failures.first?.message.contains("actual:   is disabled"), true, failures.first?.message ?? "")
    }
  }

  func test_anElementOffScreen() {
    for (element, type) in elements {
      let failures = failures {
        add(element, type, at: CGRect(x: 16, y: 900, width: 100, height: 44))
        see(any: element)
      }
      XCTAssertEqual(failures.map(\.kind), ["state.notReached"], "\(element)")
      XCTAssertEqual(failures.first?.message.contains("it lies at {{16, 900}, {100, 44}}"), true, failures.first?.message ?? "")
    }
  }

  func test_anElementOfAnAppThatIsNotInFront() {
    for (element, type) in elements {
      let failures = failures {
        add(element, type)
        openSystemPreferences()
        state(of: element, is: .hittable)
      }
      XCTAssertEqual(failures.map(\.kind), ["state.notReached"], "\(element)")
      XCTAssertEqual(failures.first?.message.contains("“Settings”"), true, failures.first?.message ?? "")
    }
  }

  private func see(any element: any Element) { see(element) }

  private func add(_ element: any Element, _ type: XCUIElement.ElementType, at frame: CGRect = CGRect(x: 16, y: 100, width: 100, height: 44), isEnabled: Bool = true) {
    BareScreen.add(type, id: element.id ?? "", traits: element is Header ? .header : [], at: frame, isEnabled: isEnabled)
  }
}
