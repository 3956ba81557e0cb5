import Foundation

/// Strings as `StaticString` values, for the file and function parameters of XCTest and TABTestKit.
///
/// Each is created once and is never freed.
package final class StaticTexts: @unchecked Sendable {
  package static let shared: StaticTexts = StaticTexts()

  private let lock = NSLock()
  private var texts: [String: StaticString] = [:]

  /// Returns a static string with the contents of a string.
  package func text(_ text: String) -> StaticString {
    lock.lock()
    defer { lock.unlock() }
    if let known = texts[text] { return known }
    let made = make(text)
    texts[text] = made
    return made
  }

  // Copy the frozen layout of `StaticString`, because `StaticString` has no initializer for a run-time string. If `flags` is 0, `start` is a pointer to UTF-8.
  private struct Layout {
    var start: UInt
    var count: UInt
    var flags: UInt8
  }

  private func make(_ text: String) -> StaticString {
    guard MemoryLayout<Layout>.size == MemoryLayout<StaticString>.size, let copy = strdup(text) else { return #filePath }
    let made = unsafeBitCast(Layout(start: UInt(bitPattern: copy), count: UInt(text.utf8.count), flags: 0), to: StaticString.self)
    return made.description == text ? made : #filePath
  }
}
