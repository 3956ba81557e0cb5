import Foundation

/// A writer for XML, as bytes.
///
/// Text is always escaped.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends markup without changes.
  mutating func markup(_ text: StaticString) { bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) }

  /// Appends an attribute as ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: String) {
    markup(" ")
    markup(name)
    markup("=\"")
    text(value, isAttribute: true)
    markup("\"")
  }

  /// Appends escaped text as content.
  mutating func text(_ text: String) { self.text(text, isAttribute: false) }

  private mutating func text(_ text: String, isAttribute: Bool) {
    var text = text
    let isShown = text.withUTF8 { utf8 in
      guard VisibleText.isShown(utf8) else { return false }
      add(utf8, isAttribute: isAttribute)
      return true
    }
    if isShown { return }
    var visible = VisibleText.escaped(text)
    visible.withUTF8 { add($0, isAttribute: isAttribute) }
  }

  /// Appends text, and replaces markup characters with entities.
  ///
  /// The text between markup characters is copied at once.
  private mutating func add(_ utf8: UnsafeBufferPointer<UInt8>, isAttribute: Bool) {
    var first = 0
    for (index, byte) in utf8.enumerated() {
      let entity: StaticString
      switch byte {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "\""): entity = "&quot;"
      // Escape line feeds and tabs in an attribute, because XML readers would replace them with spaces.
      case 0x0A where isAttribute: entity = "&#10;"
      case 0x09 where isAttribute: entity = "&#9;"
      default: continue
      }
      bytes.append(contentsOf: utf8[first..<index])
      markup(entity)
      first = index + 1
    }
    bytes.append(contentsOf: utf8[first...])
  }
}
