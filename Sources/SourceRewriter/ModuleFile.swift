/// The file that a target gets: what its own files find by themselves in Xcode.
struct ModuleFile {
  /// The target's name, as its manifest has it.
  var target: String
  /// Whether its files are tests, or help tests.
  var isForTests: Bool
  /// The modules that files find without importing them.
  var exports: [String]
  /// Where conditions and attributes stand that are compiled otherwise on Linux, such as “RootView.swift:12”.
  var places: [String]

  /// How many places a warning names.
  private static let limit = 12

  /// The file's contents.
  var text: String {
    var lines = ["#if os(Linux)"]
    lines += (exports + (isForTests ? ["ScreenTestKit"] : [])).map { "  @_exported import \($0)" }
    if isForTests {
      // Public, so that a public class can inherit it.
      lines += ["", "  public typealias XCTestCase = ScreenTestKit.UITestCase"]
    }
    if !places.isEmpty {
      // In the copy of this file, which the overlay has as well, the condition is `true`: only a target without the overlay is warned.
      lines += ["", "  #if !os(iOS)", "    #warning(\"\(warning)\")", "  #endif"]
    }
    return (lines + ["#endif", ""]).joined(separator: "\n")
  }

  private var warning: String {
    let rest = places.count - Self.limit
    let named = places.prefix(Self.limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return
      "These places ask for the platform or for Objective-C, and \(target) is compiled for Linux: \(named). To compile it as for an iPhone, add to the target in Package.swift: swiftSettings: [.unsafeFlags([\\\"-vfsoverlay\\\", \\\"\\\\(Context.packageDirectory)/.build/UntouchedSources/\(target).json\\\"], .when(platforms: [.linux]))]"
  }
}
