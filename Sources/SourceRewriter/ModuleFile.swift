/// A source file with the declarations that Xcode makes available to a target's files.
struct ModuleFile {
  /// The target's name in its manifest.
  var target: String
  /// Whether the target contains tests or helpers for tests.
  var isForTests: Bool
  /// The modules that files can use without importing them.
  var exports: [String]
  /// The files with conditions and attributes that have another meaning on Linux, or don't compile.
  var files: [String]
  /// The text of the app's `Info.plist`, or `nil` if there isn't one.
  var information: String?

  /// The maximum number of files that the warning names.
  private static let limit = 12

  /// The contents of the file.
  var text: String {
    var lines = ["#if os(Linux)"]
    lines += (exports + (isForTests ? ["ScreenTestKit"] : [])).map { "  @_exported import \($0)" }
    if isForTests {
      // Make the type alias public, because a public class can inherit from it.
      lines += ["", "  public typealias XCTestCase = ScreenTestKit.UITestCase"]
    }
    if let information {
      // Add a type that is found by its protocol at run time, like the app itself.
      lines += ["", "  enum XcodeInformation: FoundationExtras._AppInformation {", "    static let propertyList: String = \(Self.literal(information))", "  }"]
    }
    if !files.isEmpty {
      // Add a warning for a target without the overlay. The overlay contains a copy of this file with another condition, so a target with the overlay doesn't get the warning.
      lines += ["", "  #if !os(iOS)", "    #warning(\"\(warning)\")", "  #endif"]
    }
    return (lines + ["#endif", ""]).joined(separator: "\n")
  }

  private var warning: String {
    // A single further file is named too, because “and 1 more” isn't shorter.
    let shown = files.count > Self.limit + 1 ? Self.limit : files.count
    let named = files.prefix(shown).map(Self.escaped).joined(separator: ", ") + (files.count > shown ? " and \(files.count - shown) more" : "")
    return
      "\(target) is compiled for Linux, so os(iOS) is false and @objc doesn't compile in \(named). To compile it as for an iPhone, add to the target in Package.swift: swiftSettings: [.unsafeFlags([\\\"-vfsoverlay\\\", \\\"\\\\(Context.packageDirectory)/.build/XcodeImports/\(target).json\\\"], .when(platforms: [.linux]))]"
  }

  /// Returns a single-line string literal for the given text.
  static func literal(_ text: String) -> String {
    let escaped = escaped(text).replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n").replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }

  /// Returns the text with backslashes and quotes escaped.
  private static func escaped(_ name: String) -> String { name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
