import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// A test of the looks that pictures get from views.
class LookTestCase: DeviceTestCase {
  /// Returns the element with a type and a label.
  final func element(_ type: ElementType, _ label: String, file: StaticString = #filePath, line: UInt = #line) throws -> ElementID {
    try XCTUnwrap(device.tree.all(ElementQuery(scope: device.tree.root, type: type)).first { device.tree.label(of: $0) == label }, "No \(type) “\(label)”", file: file, line: line)
  }

  /// Returns the look of the element with a type and a label.
  final func look(_ type: ElementType, _ label: String, file: StaticString = #filePath, line: UInt = #line) throws -> ElementLook {
    try XCTUnwrap(device.tree.look?().elements[element(type, label, file: file, line: line)], file: file, line: line)
  }

  /// Returns the look of a text.
  final func text(_ label: String, file: StaticString = #filePath, line: UInt = #line) throws -> TextLook {
    try XCTUnwrap(look(.staticText, label, file: file, line: line).text, file: file, line: line)
  }

  /// The drawings in an element as short texts: “text Log in #007AFF 17”, “fill #FF3B30”.
  final func marks(_ drawings: [ScreenDrawing]) -> [String] {
    drawings.flatMap { drawing in
      drawing.marks.map { mark in
        switch mark.content {
        case .fill: "fill \(mark.color)"
        case .stroke(_, let width): "stroke \(mark.color) \(width)"
        case .text(let text, let look, _): "text \(text) \(look.paint?.hex ?? mark.color) \(look.size)"
        case .symbol(let name, _): "symbol \(name) \(mark.color)"
        case .image: "image"
        }
      }
    }
  }

  /// The window of the app.
  final var window: ElementID { get throws { try XCTUnwrap(device.tree.first(ElementQuery(scope: device.tree.root, type: .window))) } }

  /// A picture of the whole screen.
  final var drawing: String { device.tree.svgSnapshot(size: device.screen.size) }
}
