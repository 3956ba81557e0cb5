import Foundation
import ScreenModel
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class SVGSnapshotTests: XCTestCase {
  private let size = CGSize(width: 390, height: 844)

  func test_aButtonIsARoundedRectangleWithItsLabel() {
    let tree = ElementTree()
    let id = tree.insert(ElementProperties(type: .button, identifier: "LogIn", label: "Log in", frame: CGRect(x: 10, y: 20, width: 100, height: 40)), into: tree.root)
    XCTAssertEqual(
      tree.svgSnapshot(of: id, size: CGSize(width: 200, height: 80)),
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" viewBox="10 20 100 40" font-family="-apple-system, &#39;SF Pro Text&#39;, &#39;Helvetica Neue&#39;, Helvetica, Arial, &#39;Liberation Sans&#39;, sans-serif">
      <rect x="10" y="20" width="100" height="40" fill="#F2F2F7"/><g><title>Button “Log in” (id: “LogIn”)</title>\
      <rect x="10" y="20" width="100" height="40" rx="10" fill="#E5F1FF"/>\
      <text x="60" y="45.95" font-size="17" fill="#007AFF" text-anchor="middle" font-weight="600" textLength="51.84" lengthAdjust="spacingAndGlyphs" xml:space="preserve">Log in</text></g>
      <rect x="10.5" y="20.5" width="99" height="39" fill="none" stroke="#C6C6C8" stroke-width="1"/>
      </svg>

      """)
  }

  func test_picturesAreWellFormed() {
    let trees = [SampleScreen.login(withAlert: true), SampleScreen.settings(), everyType(label: "]]>&<\"'\u{1}\u{FFFE}\u{202E}")]
    for tree in trees {
      let parser = XMLParser(data: Data(tree.svgSnapshot(size: size).utf8))
      XCTAssertTrue(parser.parse(), String(describing: parser.parserError))
    }
  }

  func test_textOfTheAppIsEscaped() {
    let picture = everyType(label: "<script>alert('&')</script>").svgSnapshot(size: CGSize(width: 4_000, height: 844))
    XCTAssertFalse(picture.contains("<script"))
    XCTAssertTrue(picture.contains("&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;"))
  }

  func test_theSameTreeGivesTheSamePicture() {
    XCTAssertEqual(SampleScreen.settings().svgSnapshot(size: size), SampleScreen.settings().svgSnapshot(size: size))
  }

  func test_aSecureFieldShowsBulletsOnly() {
    let picture = SampleScreen.login(withAlert: false).svgSnapshot(size: size)
    XCTAssertFalse(picture.contains("secret7"))
    XCTAssertTrue(picture.contains(">•••••••</text>"))
  }

  func test_hiddenElementsAreNotDrawn() {
    XCTAssertFalse(SampleScreen.login(withAlert: false).svgSnapshot(size: size).contains("Not there"))
  }

  func test_anAlertStandsAboveADimmedScreen() throws {
    let dim = "<rect x=\"0\" y=\"0\" width=\"390\" height=\"844\" fill=\"#000000\" fill-opacity=\"0.3\"/>"
    let picture = SampleScreen.login(withAlert: true).svgSnapshot(size: size)
    let dimmed = try XCTUnwrap(picture.range(of: dim))
    XCTAssertTrue(try XCTUnwrap(picture.range(of: ">Log in</text>")).lowerBound < dimmed.lowerBound)
    XCTAssertTrue(try XCTUnwrap(picture.range(of: ">Try again</text>")).lowerBound > dimmed.lowerBound)
    XCTAssertFalse(SampleScreen.login(withAlert: false).svgSnapshot(size: size).contains(dim))
  }

  func test_anEmptyFieldShowsItsPlaceholderInGrey() {
    let empty = picture(ElementProperties(type: .textField, value: "", placeholder: "Username"))
    let placeholderAsValue = picture(ElementProperties(type: .textField, value: "Username", placeholder: "Username"))
    let filled = picture(ElementProperties(type: .textField, value: "jo", placeholder: "Username"))
    XCTAssertTrue(empty.contains("fill=\"#C4C4C7\" textLength=\"79.36\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\">Username</text>"))
    XCTAssertTrue(placeholderAsValue.contains("fill=\"#C4C4C7\" textLength=\"79.36\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\">Username</text>"))
    XCTAssertTrue(filled.contains(">jo</text>"))
    XCTAssertFalse(filled.contains(">Username<"))
  }

  func test_aFocusedFieldHasACaret() {
    XCTAssertTrue(picture(ElementProperties(type: .textField, value: "jo", hasFocus: true)).contains(">jo</text><line x1=\"24.96\""))
    XCTAssertFalse(picture(ElementProperties(type: .textField, value: "jo")).contains("<line"))
  }

  func test_aSwitchIsGreenOnlyWhenItIsOn() {
    for (value, isOn) in [("1", true), ("On", true), ("true", true), ("0", false), ("", false)] {
      XCTAssertEqual(picture(ElementProperties(type: .switch, value: value)).contains("#34C759"), isOn, value)
    }
  }

  func test_slidersAndProgressReadFractionsAndPercentages() {
    for value in ["25%", "0.25", "25 %", "0,25"] {
      XCTAssertTrue(picture(ElementProperties(type: .progressIndicator, value: value)).contains("width=\"50\" height=\"4\""), value)
    }
    for value in ["900%", "nan", "-3", "much"] {
      XCTAssertTrue(picture(ElementProperties(type: .slider, value: value)).contains("<circle"), value)
    }
  }

  func test_pageDotsAreCapped() {
    let dots = picture(ElementProperties(type: .pageIndicator, value: "page 2 of 1000000000")).components(separatedBy: "<circle").count - 1
    XCTAssertEqual(dots, 12)
  }

  func test_longTextIsCutWithAnEllipsis() {
    let text = picture(ElementProperties(type: .staticText, label: String(repeating: "long ", count: 50)))
    XCTAssertTrue(text.contains("…</text>"))
  }

  func test_whatAScrollViewCutsOffIsCutInThePicture() {
    let tree = ElementTree()
    tree.setFrame(CGRect(origin: .zero, size: size), of: tree.root)
    let scroll = tree.insert(ElementProperties(type: .scrollView, frame: CGRect(x: 0, y: 100, width: 390, height: 200), clipsToBounds: true), into: tree.root)
    tree.insert(ElementProperties(type: .button, label: "Half", frame: CGRect(x: 0, y: 280, width: 100, height: 44)), into: scroll)
    XCTAssertTrue(tree.svgSnapshot(size: size).contains("<svg x=\"0\" y=\"100\" width=\"390\" height=\"200\" viewBox=\"0 100 390 200\">\n<g><title>Button “Half”"))
  }

  func test_anAbsentElementGivesAnEmptyPicture() {
    let picture = SampleScreen.settings().svgSnapshot(of: .absent, size: size)
    XCTAssertTrue(picture.hasPrefix("<svg"))
    XCTAssertFalse(picture.contains("<g>"))
  }

  func test_everyTypeCanBeDrawnAtEverySize() {
    for length in [CGFloat(0), 0.5, 3, 44, 5_000] {
      let tree = ElementTree()
      for type in ElementType.allCases where type != .any {
        tree.insert(
          ElementProperties(type: type, label: "x", value: "3 of 5", frame: CGRect(x: 0, y: 0, width: length, height: length), hasFocus: true), into: tree.root)
      }
      let parser = XMLParser(data: Data(tree.svgSnapshot(size: size).utf8))
      XCTAssertTrue(parser.parse(), "\(length)")
    }
  }

  private func picture(_ properties: ElementProperties) -> String {
    let tree = ElementTree()
    var properties = properties
    properties.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    return tree.svgSnapshot(of: tree.insert(properties, into: tree.root), size: CGSize(width: 200, height: 44))
  }

  private func everyType(label: String) -> ElementTree {
    let tree = ElementTree()
    for (index, type) in ElementType.allCases.enumerated() where type != .any {
      let frame = CGRect(x: 0, y: CGFloat(index) * 10, width: 4_000, height: 60)
      tree.insert(ElementProperties(type: type, identifier: label, label: label, value: label, placeholder: label, frame: frame), into: tree.root)
    }
    return tree
  }
}
