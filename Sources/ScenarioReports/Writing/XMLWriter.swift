import Foundation

/// Writes XML into bytes; every text becomes data, whatever it holds.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends markup as it is.
  mutating func markup(_ text: StaticString) { bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) }

  /// Appends ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: String) {
    markup(" ")
    markup(name)
    markup("=\"")
    text(value, isAttribute: true)
    markup("\"")
  }

  /// Appends a text as content.
  mutating func text(_ text: String) { self.text(text, isAttribute: false) }

  private mutating func text(_ text: String, isAttribute: Bool) {
    var text = text
    let isPlain: Bool = text.withUTF8 { utf8 in
      guard utf8.allSatisfy(Self.isPlain) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if isPlain { return }
    for byte in VisibleText.escaped(text).utf8 {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      // A reader of XML makes spaces of them in an attribute.
      case 0x0A where isAttribute: markup("&#10;")
      case 0x09 where isAttribute: markup("&#9;")
      default: bytes.append(byte)
      }
    }
  }

  /// Whether a byte may stand as it is, in content and in an attribute.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x22 && byte != 0x5C
  }
}
