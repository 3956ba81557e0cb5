import Foundation

/// The modules of this package, as the names that the compiler gives to functions tell them.
package enum OwnModules {
  /// Whether a function is declared in one of the modules: in a type of theirs, or in an extension that stands there.
  ///
  /// - Parameters:
  ///   - mangledName: The function's name for the linker, such as “$s7Screens6ButtonV3tapyyF”.
  ///   - name: What the name means; asked for where the first module in it does not settle the question.
  static func declare(_ mangledName: String, name: () -> String) -> Bool {
    let first = firstModule(of: mangledName)
    if let first, !names.contains(first) { return false }
    // “E” ends the context of an extension; without one the first module is that of the type, and of the function.
    let hasExtension = mangledName.utf8.contains(UInt8(ascii: "E"))
    if !hasExtension { return first != nil }
    let extensions = name().components(separatedBy: "(extension in ").dropFirst().map { String($0.prefix { $0 != ")" }) }
    return extensions.allSatisfy(names.contains) && (first != nil || !extensions.isEmpty)
  }

  /// The names of all modules that the package's sources make up.
  package static let names: Set<String> = [
    "AVFoundation", "Biometrics", "CConcurrencyHooks", "CSubmodules", "CTestProcess", "Combine", "CoreGraphics", "CoreLocation", "DeveloperToolsSupport",
    "FailureModel", "FoundationExtras", "HeadlessDevice", "HeadlessNetwork", "HeadlessUI", "HeadlessXCUI", "LocalAuthentication", "NotInstagram", "NotInstagramScenarios", "OSLog",
    "PhotosUI", "ScenarioKit", "ScenarioReports", "ScreenModel", "ScreenTestKit", "Screens", "ScreentestCommands", "SourceRewriter", "SwiftUI", "SwiftUIMacros",
    "TABTestKit", "UIKit", "UnicodeEscapes", "UniformTypeIdentifiers", "UntouchedSources", "UserNotifications", "VirtualTime", "_Testing_CoreGraphics", "_Testing_UIKit", "os",
    "screentest", "screentest_benchmarks",
  ]

  /// The module at the start of a name; `nil` where something else stands there, such as a type of the standard library.
  private static func firstModule(of mangledName: String) -> String? {
    let name = mangledName.utf8
    guard name.starts(with: "$s".utf8) else { return nil }
    let digits = name.dropFirst(2).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard let length = Int(Substring(digits)), length > 0 else { return nil }
    return String(Substring(name[digits.endIndex...].prefix(length)))
  }
}
