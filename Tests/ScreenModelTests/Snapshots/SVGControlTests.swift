import Foundation
import XCTest

@testable import ScreenModel

/// Tests that controls in a snapshot look like the controls of the system.
final class SVGControlTests: XCTestCase {
  private let frame = CGRect(x: 0, y: 0, width: 200, height: 44)

  // MARK: Buttons

  func test_theStyleOfAButtonDeterminesItsGround() {
    let button = ElementProperties(type: .button, label: "Save")
    for style in [ElementLook.Style.automatic, .borderless, .plain] { XCTAssertFalse(picture(button, look(style)).contains("<rect"), style.rawValue) }
    XCTAssertTrue(picture(button, look(.automatic)).contains("fill=\"#007AFF\""))
    XCTAssertTrue(picture(button, look(.plain)).contains("fill=\"#000000\""))
    XCTAssertTrue(picture(button, look(.bordered)).contains("rx=\"11\" fill=\"#787880\" fill-opacity=\"0.16\""))
    XCTAssertTrue(picture(button, look(.bordered, tint: "#AF52DE")).contains("rx=\"11\" fill=\"#AF52DE\" fill-opacity=\"0.15\""))
    let prominent = picture(button, look(.borderedProminent))
    XCTAssertTrue(prominent.contains("height=\"44\" rx=\"11\" fill=\"#007AFF\"/>"), prominent)
    XCTAssertTrue(prominent.contains("fill=\"#FFFFFF\" text-anchor=\"middle\""), prominent)
    XCTAssertTrue(picture(button, look(.borderedProminent, .destructive)).contains("rx=\"11\" fill=\"#FF3B30\"/>"))
    XCTAssertTrue(picture(button, look(.borderedProminent, .capsule)).contains("rx=\"22\""))
  }

  func test_aDisabledButtonIsGray() {
    let disabled = picture(ElementProperties(type: .button, label: "Save", isEnabled: false), look(.borderedProminent, tint: "#AF52DE"))
    XCTAssertFalse(disabled.contains("#AF52DE"))
    XCTAssertTrue(disabled.contains("fill=\"\(Palette.light.faint)\""))
  }

  func test_aButtonWhoseViewsAreDrawnIsOnlyItsGround() {
    let drawn = picture(ElementProperties(type: .button, label: "Save"), look(.borderedProminent, .drawsContent))
    XCTAssertTrue(drawn.contains("<rect"))
    XCTAssertFalse(drawn.contains("<text"))
  }

  func test_theSymbolOfAButtonIsBeforeItsTextInBothDirections() throws {
    var button = ElementProperties(type: .button, label: "Send")
    button.details.symbolName = "paperplane"
    for (traits, isBefore) in [(ElementLook.Traits(), true), (.rightToLeft, false)] {
      let drawn = picture(button, look(.borderless, traits))
      let symbol = try XCTUnwrap(number(after: "translate(", in: drawn))
      XCTAssertEqual(symbol < (try XCTUnwrap(number(after: "<text x=\"", in: drawn))), isBefore, drawn)
    }
  }

  func test_aMenuPickerIsItsValueWithChevrons() {
    let drawn = picture(ElementProperties(type: .button, label: "Theme", value: "Dark"), look(.menu))
    XCTAssertTrue(drawn.contains(">Dark</text>"))
    XCTAssertFalse(drawn.contains("Theme</text>"))
    XCTAssertTrue(drawn.contains(SymbolDrawing.named("chevron.up.chevron.down").content(background: "#FFFFFF")))
  }

  func test_aButtonThatASwipeRevealsFillsTheEndOfItsRow() {
    let tree = ElementTree()
    tree.setFrame(CGRect(x: 0, y: 0, width: 390, height: 44), of: tree.root)
    let cell = tree.insert(ElementProperties(type: .cell, frame: CGRect(x: 0, y: 0, width: 390, height: 44)), into: tree.root)
    var looks: [ElementID: ElementLook] = [:]
    for (x, name, look) in [(CGFloat(242), "Flag", look(.borderless, tint: "#FF9500")), (316, "Delete", look(.borderless, .destructive))] {
      looks[tree.insert(ElementProperties(type: .button, label: name, frame: CGRect(x: x, y: 0, width: 74, height: 44)), into: cell)] = look
    }
    tree.look = { ScreenLook(elements: looks) }
    let drawn = tree.svgSnapshot(size: CGSize(width: 390, height: 44))
    XCTAssertTrue(drawn.contains("<rect x=\"242\" y=\"0\" width=\"74\" height=\"44\" fill=\"#FF9500\"/>"), drawn)
    XCTAssertTrue(drawn.contains("<rect x=\"316\" y=\"0\" width=\"74\" height=\"44\" fill=\"#FF3B30\"/>"), drawn)
  }

  func test_anOptionOutsideOfAListHasACheckMarkIfItIsSelected() {
    let tree = ElementTree()
    tree.setFrame(CGRect(x: 0, y: 0, width: 390, height: 88), of: tree.root)
    let picker = tree.insert(ElementProperties(type: .other, frame: CGRect(x: 0, y: 0, width: 390, height: 88)), into: tree.root)
    var looks: [ElementID: ElementLook] = [:]
    for (y, name) in [(CGFloat(0), "Small"), (44, "Large")] {
      let option = ElementProperties(type: .button, label: name, frame: CGRect(x: 0, y: y, width: 390, height: 44), isSelected: name == "Large")
      looks[tree.insert(option, into: picker)] = look()
    }
    tree.look = { ScreenLook(elements: looks) }
    let drawn = tree.svgSnapshot(size: CGSize(width: 390, height: 88))
    XCTAssertEqual(drawn.components(separatedBy: SymbolDrawing.named("checkmark").content(background: "#FFFFFF")).count, 2, drawn)
    XCTAssertEqual(drawn.components(separatedBy: "<text x=\"0\"").count, 3)
  }

  func test_aLinkHasNoLineUnderIt() {
    let link = ElementProperties(type: .link, label: "Terms")
    XCTAssertFalse(picture(link).contains("underline"))
    var underlined = look()
    underlined.text = TextLook(isUnderlined: true)
    XCTAssertTrue(picture(link, underlined).contains("text-decoration=\"underline\""))
  }

  // MARK: Fields

  func test_onlyAFieldWithABorderHasOne() {
    let field = ElementProperties(type: .textField, value: "Ada")
    XCTAssertFalse(picture(field, look(.plain)).contains("<rect"))
    XCTAssertTrue(picture(field, look(.plain)).contains("<text x=\"0\""))
    XCTAssertTrue(picture(field, look(.roundedBorder)).contains("rx=\"6\" fill=\"#FFFFFF\" stroke=\"#C6C6C8\""))
  }

  func test_aFocusedFieldShowsTheEndOfALongText() {
    let text = "The beginning of a text that is far too long for its field, and its end"
    XCTAssertTrue(picture(ElementProperties(type: .textField, value: text, hasFocus: true), look(.plain)).contains("its end</text><line"))
    XCTAssertTrue(picture(ElementProperties(type: .textField, value: text), look(.plain)).contains("…</text>"))
  }

  func test_theCaretOfARightToLeftFieldIsAtTheLeft() throws {
    let drawn = picture(ElementProperties(type: .textField, value: "jo", hasFocus: true), look(.plain, .rightToLeft))
    XCTAssertTrue(drawn.contains("<text x=\"200\""), drawn)
    XCTAssertEqual(try XCTUnwrap(number(after: "<line x1=\"", in: drawn)), 200 - Double(TextWidth(of: "jo").ems * 17) - 1.5, accuracy: 0.01)
  }

  func test_aTextViewHasNoBorderAndTheFontOfItsText() {
    var look = look()
    look.text = TextLook(size: 12)
    let drawn = picture(ElementProperties(type: .textView, value: "First line\nSecond line"), look)
    XCTAssertFalse(drawn.contains("<rect"))
    XCTAssertEqual(drawn.components(separatedBy: "font-size=\"12\"").count, 3, drawn)
  }

  func test_aTextViewWithABorderHasOne() {
    XCTAssertTrue(picture(ElementProperties(type: .textView, value: "Text"), look(.roundedBorder)).contains("rx=\"6\" fill=\"#FFFFFF\" stroke=\"#C6C6C8\""))
  }

  func test_theBulletsOfASecureFieldAreLarge() {
    XCTAssertTrue(picture(ElementProperties(type: .secureTextField, value: "abc"), look(.plain)).contains("font-size=\"21.25\""))
  }

  // MARK: Switches and bars

  func test_aSwitchHasItsTintAndAWhiteKnob() {
    let on = ElementProperties(type: .switch, label: "Sounds", value: "1")
    XCTAssertTrue(picture(on, look(tint: "#FF9500")).contains("fill=\"#FF9500\""))
    XCTAssertTrue(picture(on, look()).contains("<circle cx=\"184.5\" cy=\"22\" r=\"13.5\" fill=\"#FFFFFF\"/>"), picture(on, look()))
    XCTAssertTrue(picture(on, look(.automatic, .rightToLeft)).contains("<circle cx=\"15.5\" cy=\"22\" r=\"13.5\" fill=\"#FFFFFF\"/>"))
    XCTAssertTrue(picture(on, look(.automatic, .dark)).contains("r=\"13.5\" fill=\"#FFFFFF\"/>"))
    XCTAssertFalse(picture(on, look(.automatic, .drawsContent)).contains("Sounds</text>"))
  }

  func test_aToggleWithTheStyleOfAButtonIsFilledIfItIsOn() {
    XCTAssertTrue(picture(ElementProperties(type: .switch, label: "Bold", value: "1"), look(.button)).contains("fill=\"#007AFF\"/>"))
    let off = picture(ElementProperties(type: .switch, label: "Bold", value: "0"), look(.button))
    XCTAssertTrue(off.contains("fill=\"#787880\""))
    XCTAssertFalse(off.contains("<circle"))
  }

  func test_theTrackOfASliderFillsFromItsLeadingEdge() {
    let slider = ElementProperties(type: .slider, value: "0%")
    XCTAssertTrue(picture(slider, look()).contains("<circle cx=\"14\" cy=\"22\" r=\"14\""))
    XCTAssertTrue(picture(slider, look(.automatic, .rightToLeft)).contains("<circle cx=\"186\" cy=\"22\" r=\"14\""))
    let progress = picture(ElementProperties(type: .progressIndicator, value: "25%"), look(.linear, .rightToLeft))
    XCTAssertTrue(progress.contains("<rect x=\"150\" y=\"20\" width=\"50\" height=\"4\""), progress)
  }

  func test_aCircleIsARingOnlyIfItsProgressIsKnown() {
    var spinner = ElementProperties(type: .activityIndicator, value: "1")
    XCTAssertEqual(picture(spinner, look(.circular)).components(separatedBy: "<path").count, 9)
    spinner.details.number = 0.5
    spinner.details.range = 0...1
    XCTAssertEqual(picture(spinner, look(.circular)).components(separatedBy: "<path").count, 3)
  }

  func test_aGaugeShowsItsValue() {
    let gauge = ElementProperties(type: .other, label: "Battery", value: "45%")
    let bar = picture(gauge, look(.capacity, note: "45 of 100"))
    XCTAssertTrue(bar.contains(">Battery</text>") && bar.contains(">45 of 100</text>"), bar)
    XCTAssertTrue(bar.contains("width=\"90\" height=\"6\" rx=\"3\" fill=\"#007AFF\"/>"), bar)
    for style in [ElementLook.Style.circular, .circularCapacity] {
      XCTAssertTrue(picture(gauge, look(style)).contains(">45%</text>"), style.rawValue)
      XCTAssertTrue(picture(gauge, look(style)).contains("<path"), style.rawValue)
    }
    XCTAssertFalse(picture(gauge).contains("<path"))
  }

  // MARK: Segments

  func test_onlyUnselectedSegmentsHaveALineBetweenThem() {
    let tree = ElementTree()
    tree.setFrame(CGRect(x: 0, y: 0, width: 400, height: 32), of: tree.root)
    let control = tree.insert(ElementProperties(type: .segmentedControl, frame: CGRect(x: 0, y: 0, width: 400, height: 32)), into: tree.root)
    for (index, name) in ["Day", "Week", "Month", "Year"].enumerated() {
      let frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 32)
      tree.insert(ElementProperties(type: .button, label: name, frame: frame, isSelected: index == 0), into: control)
    }
    let drawn = tree.svgSnapshot(size: CGSize(width: 400, height: 32))
    XCTAssertEqual(drawn.components(separatedBy: "width=\"1\" height=\"16\"").count, 3, drawn)
    XCTAssertFalse(drawn.contains("<rect x=\"99.5\""), drawn)
    XCTAssertEqual(drawn.components(separatedBy: "font-size=\"13\"").count, 5)
    XCTAssertEqual(drawn.components(separatedBy: "font-weight=\"600\"").count, 2)
  }

  // MARK: Pickers

  func test_theWheelsOfAPickerShareABand() {
    let tree = ElementTree()
    tree.setFrame(CGRect(x: 0, y: 0, width: 200, height: 216), of: tree.root)
    let picker = tree.insert(ElementProperties(type: .picker, frame: CGRect(x: 0, y: 0, width: 200, height: 216)), into: tree.root)
    for x in [CGFloat(0), 100] { tree.insert(ElementProperties(type: .pickerWheel, value: "7", frame: CGRect(x: x, y: 0, width: 100, height: 216)), into: picker) }
    XCTAssertEqual(tree.svgSnapshot(size: CGSize(width: 200, height: 216)).components(separatedBy: "fill=\"#767680\"").count, 2)
  }

  func test_theDateOfACompactPickerIsInACapsule() {
    var picker = ElementProperties(type: .datePicker, label: "Start")
    picker.details.date = Date(timeIntervalSince1970: 0)
    let drawn = picture(picker, look())
    XCTAssertTrue(drawn.contains(">Jan 1, 1970</text>") && drawn.contains(">Start</text>"), drawn)
    XCTAssertTrue(drawn.contains("height=\"34\" rx=\"8\""), drawn)
  }

  func test_aGraphicalPickerIsACalendar() {
    var picker = ElementProperties(type: .datePicker)
    picker.details.date = Date(timeIntervalSince1970: 0)
    let drawn = picture(picker, look(.graphical), CGRect(x: 0, y: 0, width: 320, height: 330))
    XCTAssertTrue(drawn.contains(">January 1970</text>") && drawn.contains(">31</text>") && !drawn.contains(">32</text>"), drawn)
    // The first of January 1970 was a Thursday, the fifth column.
    XCTAssertEqual(drawn.components(separatedBy: "fill-opacity=\"0.15\"").count, 2)
    XCTAssertTrue(drawn.contains("<text x=\"205.71\""), drawn)
  }

  func test_aColorWellHasARainbowAroundItsColor() {
    let drawn = picture(ElementProperties(type: .colorWell, label: "Color"), look(tint: "#123456"))
    XCTAssertEqual(drawn.components(separatedBy: "<path").count, 9)
    XCTAssertTrue(drawn.contains("fill=\"#123456\""))
    XCTAssertTrue(drawn.contains(">Color</text>"))
  }

  // MARK: Keyboards and menus

  func test_theEdgesOfAllKeysAreOnePath() {
    let tree = ElementTree()
    tree.setFrame(CGRect(x: 0, y: 0, width: 390, height: 291), of: tree.root)
    let keyboard = tree.insert(ElementProperties(type: .keyboard, frame: CGRect(x: 0, y: 0, width: 390, height: 291)), into: tree.root)
    for index in 0..<10 { tree.insert(ElementProperties(type: .key, label: "\(index)", frame: CGRect(x: CGFloat(index) * 39, y: 0, width: 39, height: 256)), into: keyboard) }
    let drawn = tree.svgSnapshot(size: CGSize(width: 390, height: 291))
    XCTAssertEqual(drawn.components(separatedBy: Palette.light.keyShadow).count, 2)
    XCTAssertTrue(drawn.contains("fill=\"none\" stroke=\"\(Palette.light.keyShadow)\" stroke-width=\"10\""))
    XCTAssertTrue(drawn.contains(SymbolDrawing.named("globe").content(background: Palette.light.keyboard)))
  }

  func test_anEditMenuIsACardWithLinesBetweenItsItems() {
    let tree = ElementTree()
    tree.setFrame(CGRect(x: 0, y: 0, width: 390, height: 844), of: tree.root)
    let menu = tree.insert(ElementProperties(type: .menu, frame: CGRect(x: 100, y: 100, width: 120, height: 44)), into: tree.root)
    for (x, name) in [(CGFloat(100), "Cut"), (160, "Copy")] {
      tree.insert(ElementProperties(type: .menuItem, label: name, frame: CGRect(x: x, y: 100, width: 60, height: 44)), into: menu)
    }
    let drawn = tree.svgSnapshot(size: CGSize(width: 390, height: 844))
    XCTAssertTrue(drawn.contains("<rect x=\"100\" y=\"100\" width=\"120\" height=\"44\" rx=\"10\" fill=\"\(Palette.light.menu)\"/>"), drawn)
    XCTAssertEqual(drawn.components(separatedBy: "width=\"0.5\" height=\"44\"").count, 2)
    XCTAssertTrue(drawn.contains(">Cut</text>") && drawn.contains(">Copy</text>"))
  }

  func test_everyTextHasALength() {
    for style in ElementLook.Style.allCases {
      for type in ElementType.allCases where type != .any {
        let drawn = picture(ElementProperties(type: type, label: "Label", value: "3 of 5", placeholder: "Place", hasFocus: true), look(style, .rightToLeft))
        XCTAssertEqual(drawn.components(separatedBy: "<text ").count, drawn.components(separatedBy: "textLength").count, "\(type) \(style)")
      }
    }
  }

  // MARK: Support

  private func look(_ style: ElementLook.Style = .automatic, _ traits: ElementLook.Traits = [], tint: String? = nil, note: String = "") -> ElementLook {
    var look = ElementLook()
    (look.style, look.traits, look.note) = (style, traits, note)
    look.tint = tint.map { Paint(hex: $0) }
    return look
  }

  /// Returns the drawing of an element, without the ground and the edge of the picture.
  private func picture(_ properties: ElementProperties, _ look: ElementLook? = nil, _ frame: CGRect? = nil) -> String {
    let tree = ElementTree()
    var properties = properties
    properties.frame = frame ?? self.frame
    let id = tree.insert(properties, into: tree.root)
    if let look { tree.look = { ScreenLook(elements: [id: look]) } }
    let drawing = tree.svgSnapshot(of: id, size: properties.frame.size)
    return drawing.components(separatedBy: "</title>").dropFirst().joined().components(separatedBy: "</g>\n<rect").first ?? ""
  }

  private func number(after text: String, in drawing: String) -> Double? {
    drawing.components(separatedBy: text).dropFirst().first.flatMap { Double($0.prefix { "0123456789.".contains($0) }) }
  }
}
