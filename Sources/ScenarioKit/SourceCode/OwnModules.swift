import Foundation

/// The modules of this package, for recognizing them in mangled function names.
package enum OwnModules {
  /// Returns whether a function is declared in one of the modules, in a type or in an extension.
  ///
  /// - Parameters:
  ///   - mangledName: The mangled name of the function, such as “$s7Screens6ButtonV3tapyyF”.
  ///   - name: A closure that returns the demangled name. It's called only if the first module in the mangled name isn't enough.
  static func declare(_ mangledName: String, name: () -> String) -> Bool {
    let first = firstModule(of: mangledName)
    if let first, !names.contains(first) { return false }
    // Look for “E”, which ends the context of an extension. Without an extension, the function is in the module of its type, which is the first module.
    let hasExtension = mangledName.utf8.contains(UInt8(ascii: "E"))
    if !hasExtension { return first != nil }
    let extensions = name().components(separatedBy: "(extension in ").dropFirst().map { String($0.prefix { $0 != ")" }) }
    return extensions.allSatisfy(names.contains) && (first != nil || !extensions.isEmpty)
  }

  /// The names of all modules in the package.
  package static let names: Set<String> = [
    "AVFoundation", "Biometrics", "CConcurrencyHooks", "CSubmodules", "CTestProcess", "Combine", "CoreGraphics", "CoreLocation", "DeveloperToolsSupport", "Driving", "FailureModel",
    "FoundationExtras", "HeadlessDevice", "HeadlessNetwork", "HeadlessUI", "HeadlessXCUI", "LocalAuthentication", "MacroPlugin", "NotInstagram", "NotInstagramScenarios",
    "OSLog", "PhotosUI", "ScenarioKit", "ScenarioReports", "ScreenModel", "ScreenTestKit", "Screens", "ScreentestCommands", "SourceRewriter", "SwiftData", "SwiftDataMacros",
    "SwiftUI", "SwiftUIMacros", "TABTestKit", "UIKit", "UnicodeEscapes", "UniformTypeIdentifiers", "XcodeImports", "UserNotifications", "VirtualTime",
    "_Testing_CoreGraphics", "_Testing_UIKit", "os", "screentest", "screentest_benchmarks",
  ]

  /// Returns the module at the start of a mangled name, or `nil` if there isn't one.
  private static func firstModule(of mangledName: String) -> String? {
    let name = mangledName.utf8
    guard name.starts(with: "$s".utf8) else { return nil }
    let digits = name.dropFirst(2).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard let length = Int(Substring(digits)), length > 0 else { return nil }
    return String(Substring(name[digits.endIndex...].prefix(length)))
  }
}
