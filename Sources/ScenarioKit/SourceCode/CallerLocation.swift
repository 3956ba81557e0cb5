import Foundation
import Synchronization

#if canImport(Runtime) && !canImport(Darwin)
  internal import Runtime
#endif

/// The place in a test's source that the calls under way lead to, for a failure of which nothing else says where it is.
///
/// A function can ask for its caller's file and line; a property that is read cannot.
enum CallerLocation {
  /// Returns the innermost call that does not stand in this package's own sources; `nil` where the toolchain has no backtraces or the build no debug information.
  ///
  /// To find the line of one call reads the line numbers of the whole test bundle, which takes some hundredths of a second in a large one. So the calls are looked up
  /// one by one from the innermost on, only until the test's own is reached; those whose names tell whose they are, are not; and what was found for an address is kept.
  static func find() -> SourceLocation? {
    #if canImport(Runtime) && !canImport(Darwin)
      guard let backtrace = try? Backtrace.capture(limit: mostCalls, top: 0), let named = backtrace.symbolicated(options: .useSymbolCache) else { return nil }
      for (index, call) in backtrace.frames.enumerated() {
        let address = call.originalProgramCounter
        if let known = places.byAddress.withLock({ $0[address] }) {
          guard let place = known else { continue }
          return place
        }
        let symbol = index < named.frames.count && named.frames[index].captured.originalProgramCounter == address ? named.frames[index].symbol : nil
        var place: SourceLocation?
        if !isNoTest(symbol) {
          // A frame cannot be taken out of a backtrace, but a backtrace can begin at it.
          guard let single = try? Backtrace.capture(limit: 2, offset: index, top: 0, images: backtrace.images) else { return nil }
          place = self.place(of: address, in: single)
        }
        places.byAddress.withLock { $0[address] = .some(place) }
        if let place { return place }
      }
    #endif
    return nil
  }

  #if canImport(Runtime) && !canImport(Darwin)
    private static let mostCalls = 40
    private static let isOptimized = !_isDebugAssertConfiguration()

    /// The place of each call that was looked up; of one that stands in this package's own sources, or whose line is not known, that it has none.
    private static let places = Places()

    // An object that holds the lock: of a static Mutex a release build reads the first value for good.
    private final class Places: Sendable {
      let byAddress = Mutex<[Backtrace.Address: SourceLocation?]>([:])
    }

    /// Whether the name of what is called tells that it is no test's: code of this package, of the toolchain, or what the compiler adds.
    ///
    /// An optimizer puts code of the test's into functions of the package, so its names tell nothing.
    private static func isNoTest(_ symbol: SymbolicatedBacktrace.Symbol?) -> Bool {
      guard let symbol, !isOptimized else { return false }
      return symbol.isSwiftThunk || symbol.isSystemFunction || OwnModules.declare(symbol.rawName) { symbol.name }
    }

    private static func place(of address: Backtrace.Address, in backtrace: Backtrace) -> SourceLocation? {
      // To look for inlined calls reads as much once more, and what is not optimized has none.
      let options: Backtrace.SymbolicationOptions = isOptimized ? .default : [.showSourceLocations, .useSymbolCache]
      guard let symbolicated = backtrace.symbolicated(options: options) else { return nil }
      return symbolicated.frames.lazy.filter { $0.captured.originalProgramCounter == address }.compactMap(place).first
    }

    private static func place(of call: SymbolicatedBacktrace.Frame) -> SourceLocation? {
      guard let place = call.symbol?.sourceLocation, place.line > 0, place.path.hasPrefix("/"), !isNoTest(place.path) else { return nil }
      return SourceLocation(fileID: fileID(of: place.path), filePath: place.path, line: place.line, column: max(1, place.column))
    }
  #endif

  // What the package manager writes to start the tests is no test either.
  private static func isNoTest(_ path: String) -> Bool { path.hasPrefix(ownSources) || path.contains(".derived/") }

  private static let ownSources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/"

  /// Something like `#fileID`: of a call only its file is known, and mostly the file's folder is named like the module.
  private static func fileID(of path: String) -> String { path.split(separator: "/").suffix(2).joined(separator: "/") }
}
