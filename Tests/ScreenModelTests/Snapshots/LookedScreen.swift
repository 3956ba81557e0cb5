import Foundation
import XCTest

@testable import ScreenModel

/// A screen of elements with looks, for tests of its picture.
final class LookedScreen {
  let tree = ElementTree()
  let window: ElementID
  private let size: CGSize
  private var looks: [ElementID: ElementLook] = [:]

  /// Creates a screen with a window.
  init(_ width: CGFloat = 390, _ height: CGFloat = 844, _ traits: ElementLook.Traits = [], time: String = "") {
    size = CGSize(width: width, height: height)
    let frame = CGRect(origin: .zero, size: size)
    tree.setFrame(frame, of: tree.root)
    window = tree.insert(ElementProperties(type: .window, frame: frame), into: tree.root)
    var look = ElementLook()
    (look.traits, look.note) = (traits, time)
    looks[tree.root] = look
  }

  /// Adds an element with a look.
  @discardableResult
  func add(
    _ type: ElementType, _ label: String, in parent: ElementID? = nil, _ frame: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat), selected: Bool = false,
    traits: ElementTraits = [], symbol: String? = nil, _ style: ElementLook.Style = .automatic, _ lookTraits: ElementLook.Traits = [],
    change: (inout ElementLook) -> Void = { _ in }
  ) -> ElementID {
    var properties = ElementProperties(
      type: type, label: label, traits: traits, frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height), isSelected: selected)
    if let symbol { properties.details.symbolName = symbol }
    let element = tree.insert(properties, into: parent ?? window)
    var look = ElementLook()
    (look.style, look.traits) = (style, lookTraits)
    change(&look)
    looks[element] = look
    return element
  }

  /// Returns a drawing of a text in an area of the screen.
  static func drawing(of text: String, _ frame: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)) -> ScreenDrawing {
    let box = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    return ScreenDrawing(frame: box.offsetBy(dx: frame.x, dy: frame.y), marks: [ScreenDrawing.Mark(.text(text, TextLook(), in: box), Paint(0))])
  }

  /// The picture of the whole screen.
  var picture: String { picture(of: nil) }

  /// Returns the picture of an element, or of the whole screen.
  func picture(of element: ElementID?) -> String {
    let looks = looks
    tree.look = { ScreenLook(elements: looks) }
    return tree.svgSnapshot(of: element, size: size)
  }

  /// Returns the drawing of the element with this summary, without its title.
  func drawing(_ summary: String, file: StaticString = #filePath, line: UInt = #line) throws -> String {
    let parts = picture.components(separatedBy: "<title>\(summary)</title>")
    XCTAssertEqual(parts.count, 2, "drawings of \(summary) in \(picture)", file: file, line: line)
    return try XCTUnwrap(parts.last?.components(separatedBy: "</g>\n").first, file: file, line: line)
  }
}

extension String {
  /// The texts in a drawing.
  var drawnTexts: [String] { components(separatedBy: "xml:space=\"preserve\">").dropFirst().compactMap { $0.components(separatedBy: "<").first } }

  /// Returns the first number of an attribute in a drawing.
  func number(_ attribute: String) -> Double? {
    let parts = components(separatedBy: " \(attribute)=\"")
    return parts.count < 2 ? nil : parts[1].components(separatedBy: "\"").first.flatMap(Double.init)
  }
}
