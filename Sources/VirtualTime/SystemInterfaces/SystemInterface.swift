#if compiler(>=6.4) || SCREENTESTKIT_NEWER_COMPILER
  #warning(
    "ScreenTestKit is tested with Swift 6.3, and this compiler is newer. If a file of the package doesn't compile, a warning in the file says which interface it uses and how to build without it."
  )
#endif

/// An interface of the toolchain that Swift doesn't guarantee, so a newer toolchain may not have it.
///
/// Only one file imports each interface. If `SCREENTESTKIT_WITHOUT` in the environment of a build names the interface, the manifest sets ``condition``, and the file
/// contains a fallback instead.
package enum SystemInterface: String, CaseIterable, Sendable {
  /// The runtime's interface for executors.
  case executors
  /// The standard library's list of a type's fields.
  case reflection
  /// Foundation's hook for `Data(contentsOf:)`.
  case foundation
  /// The module that captures and symbolicates backtraces.
  case backtraces

  /// The newest version of Swift that the package is tested with.
  package static let testedVersion = "6.3"

  /// Whether the compiler of this build is newer than ``testedVersion``.
  package static var isCompilerNewer: Bool {
    #if compiler(>=6.4) || SCREENTESTKIT_NEWER_COMPILER
      return true
    #else
      return false
    #endif
  }

  /// The names of the interface's parts.
  package var symbols: [String] {
    switch self {
    case .executors: ["SchedulingExecutor", "_createExecutors(factory:)"]
    case .reflection: ["_forEachField(of:options:body:)"]
    case .foundation: ["Data.init(_contentsOfRemote:options:)"]
    case .backtraces: ["Backtrace", "SymbolicatedBacktrace"]
    }
  }

  /// The module of the toolchain that declares the interface.
  package var module: String {
    switch self {
    case .executors: "_Concurrency"
    case .reflection: "Swift"
    case .foundation: "FoundationEssentials"
    case .backtraces: "Runtime"
    }
  }

  /// The names in the `@_spi` attributes of the import, or an empty array for a module that's imported without them.
  package var importAttributes: [String] {
    switch self {
    case .executors: ["ExperimentalScheduling", "ExperimentalCustomExecutors"]
    case .reflection: ["Reflection"]
    case .foundation: ["SwiftCorelibsFoundation"]
    case .backtraces: []
    }
  }

  /// The path in the repository of the only file that imports the interface.
  package var file: String {
    switch self {
    case .executors: "Sources/VirtualTime/Capture/SchedulingExecutors.swift"
    case .reflection: "Sources/VirtualTime/SystemInterfaces/FieldReflection.swift"
    case .foundation: "Sources/HeadlessNetwork/Capture/ContentsOfURL.swift"
    case .backtraces: "Sources/ScenarioKit/SourceCode/Backtraces.swift"
    }
  }

  /// A sentence that says what the interface is used for.
  package var purpose: String {
    switch self {
    case .executors: "Receives the sleeps of tasks, which then take no real time."
    case .reflection: "Finds the state of views, compares views, and completes downloads."
    case .foundation: "Sends the requests of Data(contentsOf:) and String(contentsOf:) to the stub servers."
    case .backtraces: "Finds the test's line for a failure without a location."
    }
  }

  /// A sentence that says what doesn't work without the interface.
  package var loss: String {
    switch self {
    case .executors: "Tasks run in real time, and waits don't see them."
    case .reflection: "Nothing if the runtime exports the functions behind the interface. Otherwise, views have no state and are always evaluated with their parents."
    case .foundation: "The requests of Data(contentsOf:) and String(contentsOf:) go to the real network."
    case .backtraces: "A failure without a location has no line."
    }
  }

  /// The compilation condition that leaves the interface out.
  package var condition: String { "SCREENTESTKIT_WITHOUT_\(rawValue.uppercased())" }

  /// Whether this build uses the interface.
  package var isUsed: Bool { !Self.leftOut.contains(self) }

  private static let leftOut: Set<SystemInterface> = {
    var leftOut: Set<SystemInterface> = []
    #if SCREENTESTKIT_WITHOUT_EXECUTORS
      leftOut.insert(.executors)
    #endif
    #if SCREENTESTKIT_WITHOUT_REFLECTION
      leftOut.insert(.reflection)
    #endif
    #if SCREENTESTKIT_WITHOUT_FOUNDATION
      leftOut.insert(.foundation)
    #endif
    #if SCREENTESTKIT_WITHOUT_BACKTRACES || !canImport(Runtime)
      leftOut.insert(.backtraces)
    #endif
    return leftOut
  }()
}
