import CConcurrencyHooks
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
  /// To find the line of one call takes tens of milliseconds in a large test bundle. So the calls are looked up one by one from the innermost on, only until the
  /// test's own is reached; what was found for an address is kept; and no line is looked up of a function whose name belongs to a module of this package.
  static func find() -> SourceLocation? {
    #if canImport(Runtime) && !canImport(Darwin)
      guard let backtrace = try? Backtrace.capture(limit: mostCalls, top: 0) else { return nil }
      for (index, call) in backtrace.frames.enumerated() {
        let address = call.originalProgramCounter
        if let known = places.byAddress.withLock({ $0[address] }) {
          guard let place = known else { continue }
          return place
        }
        // A frame cannot be taken out of a backtrace, but a backtrace can begin at it.
        guard let single = try? Backtrace.capture(limit: 2, offset: index, top: 0, images: backtrace.images) else { return nil }
        let place = isKnownToHaveNoPlace(single, at: address) ? nil : frames(of: single, at: address, options: lineOptions).lazy.compactMap(place).first
        places.byAddress.withLock { $0[address] = .some(place) }
        if let place { return place }
      }
    #endif
    return nil
  }

  #if canImport(Runtime) && !canImport(Darwin)
    private static let mostCalls = 40

    /// The place of each call that was looked up; of one that stands in this package's own sources, or whose line is not known, that it has none.
    private static let places = Places()

    private static let ownModules = Modules()

    // An object that holds the lock: of a static Mutex a release build reads the first value for good.
    private final class Places: Sendable {
      let byAddress = Mutex<[Backtrace.Address: SourceLocation?]>([:])
    }

    private final class Modules: Sendable {
      let names = Mutex<Set<String>>([])
    }

    /// What is asked for besides names: only an optimized build has calls that stand in the code of others.
    private static var lineOptions: Backtrace.SymbolicationOptions {
      #if DEBUG
        [.showSourceLocations, .useSymbolCache]
      #else
        .default
      #endif
    }

    private static func frames(of single: Backtrace, at address: Backtrace.Address, options: Backtrace.SymbolicationOptions) -> [SymbolicatedBacktrace.Frame] {
      single.symbolicated(options: options)?.frames.filter { $0.captured.originalProgramCounter == address } ?? []
    }

    /// Whether a call is known to have no place without looking up its line.
    ///
    /// In an optimized build the test's own code may stand in any function, a thunk too.
    private static func isKnownToHaveNoPlace(_ single: Backtrace, at address: Backtrace.Address) -> Bool {
      #if DEBUG
        frames(of: single, at: address, options: .useSymbolCache).first.map(isOwnOrNone) ?? false
      #else
        false
      #endif
    }

    /// Whether a function has no line of its own, or is declared in a module whose folder is known to be one of this package's own sources.
    private static func isOwnOrNone(_ function: SymbolicatedBacktrace.Frame) -> Bool {
      guard let symbol = function.symbol else { return false }
      if function.isSwiftThunk { return true }
      guard let module = module(of: symbol) else { return false }
      return ownModules.names.withLock { $0.contains(module) }
    }

    private static func place(of call: SymbolicatedBacktrace.Frame) -> SourceLocation? {
      guard let symbol = call.symbol, let place = symbol.sourceLocation, place.line > 0, place.path.hasPrefix("/") else { return nil }
      if place.path.hasPrefix(ownSources), let module = module(of: symbol) { ownModules.names.withLock { _ = $0.insert(module) } }
      if isNoTest(place.path) { return nil }
      return SourceLocation(fileID: fileID(of: place.path), filePath: place.path, line: place.line, column: max(1, place.column))
    }

    /// The module that a mangled name begins with (“$s7Screens…”).
    ///
    /// It is `nil` where other code can stand in the function as well: in an extension, which may be another module's, and in a copy that was specialized for its caller.
    private static func module(of function: SymbolicatedBacktrace.Symbol) -> String? {
      let name = function.rawName
      guard name.hasPrefix("$s"), let text = vt_demangled(name) else { return nil }
      defer { free(text) }
      if ["(extension in ", "specialization"].contains(where: String(cString: text).contains) { return nil }
      let digits = name.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length > 0 else { return nil }
      return String(name.dropFirst(2 + digits.count).prefix(length))
    }
  #endif

  // What the package manager writes to start the tests is no test either.
  private static func isNoTest(_ path: String) -> Bool { path.hasPrefix(ownSources) || path.contains(".derived/") }

  private static let ownSources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/"

  /// Something like `#fileID`: of a call only its file is known, and mostly the file's folder is named like the module.
  private static func fileID(of path: String) -> String { path.split(separator: "/").suffix(2).joined(separator: "/") }
}
