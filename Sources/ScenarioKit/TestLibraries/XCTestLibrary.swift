import Foundation

/// XCTest's failure function, found in the running process.
enum XCTestLibrary {
  private typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

  private static let fail: Fail? = Platform.symbol("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF").map { unsafeBitCast($0, to: Fail.self) }

  /// Calls `XCTFail`; false when XCTest is not loaded.
  static func fail(_ message: String, at location: SourceLocation) -> Bool {
    guard let fail else { return false }
    fail(message, StaticPaths.shared.path(location.filePath), UInt(max(0, location.line)))
    return true
  }
}

/// Source paths as `StaticString`, as `XCTFail` takes them; each is created once and lives as long as the process.
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

  // StaticString has no initializer for a run-time text; its frozen layout is a pointer, a length and flags (0: a pointer to UTF-8).
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
