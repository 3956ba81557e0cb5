import Foundation

#if canImport(Runtime) && !canImport(Darwin)
  internal import Runtime
#endif

/// The place in a test's source that the calls under way lead to, for a failure of which nobody has said where it is.
///
/// A function can ask for its caller's file and line; a property that is read cannot.
enum CallerLocation {
  /// The innermost call that does not stand in this package's own sources; `nil` where the toolchain has no backtraces or the build no debug information.
  ///
  /// It takes tenths of a second: it is for failures only.
  static func find() -> SourceLocation? {
    #if canImport(Runtime) && !canImport(Darwin)
      guard let backtrace = try? Backtrace.capture(limit: 40, top: 0), let calls = backtrace.symbolicated() else { return nil }
      for call in calls.frames {
        guard let place = call.symbol?.sourceLocation, place.line > 0, place.path.hasPrefix("/"), !isNobodysTest(place.path) else { continue }
        return SourceLocation(fileID: fileID(of: place.path), filePath: place.path, line: place.line, column: max(1, place.column))
      }
    #endif
    return nil
  }

  // What the package manager writes to start the tests is nobody's test either.
  private static func isNobodysTest(_ path: String) -> Bool { path.hasPrefix(ownSources) || path.contains(".derived/") }

  private static let ownSources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/"

  /// Something like `#fileID`: of a call only its file is known, and mostly the file's folder is named like the module.
  private static func fileID(of path: String) -> String { path.split(separator: "/").suffix(2).joined(separator: "/") }
}
