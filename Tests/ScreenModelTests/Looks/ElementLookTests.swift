import Foundation
import ScreenModel
import XCTest

/// Tests that a look is the same after it was written into a journal and read.
final class ElementLookTests: XCTestCase {
  private var fullLook: ElementLook {
    var look = ElementLook()
    look.style = .borderedProminent
    look.traits = [.dark, .chevron, .rightToLeft]
    look.text = TextLook(
      size: 17.5, weight: 600, design: .rounded, isItalic: true, isUnderlined: true, isStruckThrough: true, alignment: .trailing, paint: Paint(hex: "#3C3C43", opacity: 0.6))
    look.tint = Paint(hex: "#FF3B30")
    look.background = Paint(hex: "#000000", opacity: 0.25)
    look.opacity = 0.3
    look.transform = [0.5, -0.25, 0.25, 0.5, 10, -20.125]
    look.note = "50 % | a;b~c % 7c\n“é”"
    var details = ElementDetails(number: 0.1, range: -1...5.5, date: Date(timeIntervalSince1970: 1_764_000_000.25), imageData: Data([1]))
    details.symbolName = "a~b|c"
    details.scrolling = .init(contentOffset: .zero, contentSize: .zero, insets: .init(), covered: .init(top: 1, left: 2, bottom: 3.5, right: 4))
    look.details = DrawnDetails(details)
    let path = [
      ScreenDrawing.Segment("M", CGPoint(x: 1, y: -2.5)), ScreenDrawing.Segment("L", CGPoint(x: 0.25, y: 0)),
      ScreenDrawing.Segment("Q", CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)), ScreenDrawing.Segment("C", CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)),
      ScreenDrawing.Segment("Z"),
    ]
    let box = CGRect(x: 1, y: 2, width: 30, height: 40.5)
    look.under = [
      ScreenDrawing(
        frame: box,
        marks: [
          .init(.fill(path, isEvenOdd: true), Paint(hex: "#34C759", opacity: 0.5)), .init(.fill(path, isEvenOdd: false), Paint(hex: "#34C759")),
          .init(.stroke(path, width: 1.5), Paint(hex: "#007AFF"), transform: [1, 0, 0, 1, 10, -20], clip: CGRect(x: 0, y: 0, width: 5, height: 6)),
        ]),
      ScreenDrawing(frame: box, marks: [.init(.image(box), Paint(hex: "#DDE3EA"))]),
      ScreenDrawing(
        frame: box, marks: [.init(.fill(path, isEvenOdd: false), Paint(hex: "#34C759"))], shadow: .init(Paint(hex: "#000000", opacity: 0.33), radius: 5, x: -1, y: 2.5),
        transform: [-1, 0, 0, 1, 30, 0]),
    ]
    look.over = [
      ScreenDrawing(
        frame: box,
        marks: [
          .init(.text("a|b;c~d%e, 100 %", TextLook(size: 12), in: box), Paint(hex: "#000000")), .init(.symbol("star.fill", in: box), Paint(hex: "#FFCC00")),
          .init(.text("", TextLook(), in: box), Paint(hex: "#000000")),
        ])
    ]
    return look
  }

  func test_aLookIsReadAsItWasWritten() {
    let look = fullLook
    XCTAssertEqual(ElementLook(code: look.code), look)
    for style in ElementLook.Style.allCases {
      var look = ElementLook()
      look.style = style
      XCTAssertEqual(ElementLook(code: look.code), look)
    }
  }

  func test_aLookWithoutDetailsIsAnEmptyText() {
    XCTAssertEqual(ElementLook().code, "")
    XCTAssertEqual(ElementLook(code: ""), ElementLook())
  }

  func test_theDetailsThatADrawingShowsAreSetAgain() throws {
    XCTAssertNil(DrawnDetails(ElementDetails(hint: "Only text", alpha: 0.5)))
    let image = try XCTUnwrap(DrawnDetails(ElementDetails(imageName: "star", isSystemImage: true)))
    XCTAssertEqual(image.symbol, "star")
    var look = ElementLook()
    look.details = image
    XCTAssertEqual(ElementLook(code: look.code), look)
    var details = ElementDetails.none
    try XCTUnwrap(fullLook.details).apply(to: &details)
    XCTAssertEqual(details.symbolName, "a~b|c")
    XCTAssertEqual(details.number, 0.1)
    XCTAssertEqual(details.range, -1...5.5)
    XCTAssertEqual(details.date, Date(timeIntervalSince1970: 1_764_000_000.25))
    XCTAssertEqual(details.scrolling?.covered, .init(top: 1, left: 2, bottom: 3.5, right: 4))
    XCTAssertNotNil(details.imageName)
  }

  func test_fieldsOfANewerVersionAreLeftOut() {
    var look = ElementLook()
    look.tint = Paint(hex: "#FF3B30")
    XCTAssertEqual(
      ElementLook(code: "q1,2|cFF3B30|shologram|unothing|t17|u1,2,3,4;z~000000~~~5|bRED"),
      with(look) { $0.under = [ScreenDrawing(frame: CGRect(x: 1, y: 2, width: 3, height: 4), marks: [])] })
  }

  func test_aCodeThatIsCutAnywhereIsReadWithoutATrap() {
    let code = fullLook.code
    for index in code.indices { _ = ElementLook(code: String(code[..<index])) }
    for index in code.indices { _ = ElementLook(code: String(code[index...])) }
  }

  func test_textsThatStartWithACombiningMarkAreRead() {
    var look = ElementLook()
    look.note = "\u{301}a"
    let box = CGRect(x: 0, y: 0, width: 9, height: 9)
    look.under = [ScreenDrawing(frame: box, marks: [.init(.text("\u{301}b\u{600}", TextLook(), in: box), Paint(0)), .init(.symbol("\u{FE0F}", in: box), Paint(0))])]
    look.over = look.under
    XCTAssertEqual(ElementLook(code: look.code), look)
  }

  func test_numbersOfADamagedLookAreDrawnWithoutATrap() {
    for number in ["nan", "inf", "-inf", "1e300", "0", "-5"] {
      let tree = ElementTree()
      let id = tree.insert(ElementProperties(type: .button, label: "A label", frame: CGRect(x: 0, y: 0, width: 90, height: 40)), into: tree.root)
      let code =
        "sbordered|t\(number),400,dl|da~~\(number)~\(number),\(number)~\(number)|u0,0,90,40;t\(number),400,dl~000000~~~0,0,\(number),\(number)~x|u\(number),0,90,40;i~000000~~~0,0,9,9"
      let look = ElementLook(code: code)
      tree.look = { ScreenLook(elements: [id: look]) }
      XCTAssertFalse(tree.svgSnapshot(size: CGSize(width: 390, height: 844)).contains("nan"), number)
    }
  }

  func test_colorsAreLimited() {
    XCTAssertEqual(Paint(red: 2, green: -1, blue: .nan), Paint(hex: "#FF0000"))
    XCTAssertEqual(Paint(red: 0, green: 0.5, blue: 1, opacity: 7), Paint(hex: "#0080FF"))
    XCTAssertEqual(Paint(hex: "#000000", opacity: 0.5).opacity(0.5).opacity, 0.25)
  }

  private func with(_ look: ElementLook, _ change: (inout ElementLook) -> Void) -> ElementLook {
    var copy = look
    change(&copy)
    return copy
  }
}
