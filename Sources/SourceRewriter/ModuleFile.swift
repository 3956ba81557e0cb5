/// The file that a target gets: what its own files find by themselves in Xcode.
struct ModuleFile {
  /// The target's name, as its manifest has it.
  var target: String
  /// Whether its files are tests, or help tests.
  var isForTests: Bool
  /// The modules that files find without importing them.
  var exports: [String]
  /// The files with conditions and attributes that mean something else on Linux, or don't compile.
  var files: [String]
  /// The text of the app's `Info.plist`, if there is one.
  var information: String?

  /// The number of files that the warning names.
  private static let limit = 12

  /// The file's contents.
  var text: String {
    var lines = ["#if os(Linux)"]
    lines += (exports + (isForTests ? ["ScreenTestKit"] : [])).map { "  @_exported import \($0)" }
    if isForTests {
      // Public, so that a public class can inherit it.
      lines += ["", "  public typealias XCTestCase = ScreenTestKit.UITestCase"]
    }
    if let information {
      // Found by its protocol, as the app itself is.
      lines += ["", "  enum UntouchedInformation: FoundationExtras._AppInformation {", "    static let propertyList: String = \(Self.literal(information))", "  }"]
    }
    if !files.isEmpty {
      // In the copy of this file, which the overlay has as well, the condition is `true`: only a target without the overlay is warned.
      lines += ["", "  #if !os(iOS)", "    #warning(\"\(warning)\")", "  #endif"]
    }
    return (lines + ["#endif", ""]).joined(separator: "\n")
  }

  private var warning: String {
    let rest = files.count - Self.limit
    let named = files.prefix(Self.limit).map(Self.escaped).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return
      "\(target) is compiled for Linux, so os(iOS) is false and @objc doesn't compile in \(named). To compile it as for an iPhone, add to the target in Package.swift: swiftSettings: [.unsafeFlags([\\\"-vfsoverlay\\\", \\\"\\\\(Context.packageDirectory)/.build/UntouchedSources/\(target).json\\\"], .when(platforms: [.linux]))]"
  }

  /// A text as a string literal in one line.
  static func literal(_ text: String) -> String {
    let escaped = escaped(text).replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n").replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }

  /// A file's name in a string literal.
  private static func escaped(_ name: String) -> String { name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
