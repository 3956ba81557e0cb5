import Foundation

/// XCTest's failure function, which is looked up in the running process.
enum XCTestLibrary {
  private typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

  private static let fail: Fail? = Platform.symbol("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF").map { unsafeBitCast($0, to: Fail.self) }

  /// Calls `XCTFail`, and returns whether XCTest is loaded.
  static func fail(_ message: String, at location: SourceLocation) -> Bool {
    guard let fail else { return false }
    fail(message, StaticPaths.shared.path(location.filePath), UInt(max(0, location.line)))
    return true
  }
}

/// Source paths as `StaticString` values for `XCTFail`.
///
/// Each is created once and is never freed.
private final class StaticPaths: @unchecked Sendable {
  static let shared = StaticPaths()

  private let lock = NSLock()
  private var paths: [String: StaticString] = [:]

  func path(_ path: String) -> StaticString {
    lock.lock()
    defer { lock.unlock() }
    if let known = paths[path] { return known }
    let made = make(path)
    paths[path] = made
    return made
  }

  // Copy the frozen layout of `StaticString`, because `StaticString` has no initializer for a run-time string. If `flags` is 0, `start` is a pointer to UTF-8.
  private struct Layout {
    var start: UInt
    var count: UInt
    var flags: UInt8
  }

  private func make(_ path: String) -> StaticString {
    guard MemoryLayout<Layout>.size == MemoryLayout<StaticString>.size, let copy = strdup(path) else { return #filePath }
    let made = unsafeBitCast(Layout(start: UInt(bitPattern: copy), count: UInt(path.utf8.count), flags: 0), to: StaticString.self)
    return made.description == path ? made : #filePath
  }
}
