import Foundation
import PackagePlugin

/// Adds what an app's own sources and a suite's own sources find by themselves in Xcode, so that none of them changes.
///
/// Files of a test target that say only `import XCTest` find XCUITest's names, and its classes can override what XCTest on Linux lacks; so do those of a target that helps tests.
/// Files of an app that say only `import Foundation` find `URLSession`, `ObservableObject` and `@Observable`.
/// A target that passes the overlay to the compiler is compiled as for an iPhone: `os(iOS)` and `targetEnvironment(simulator)` are true, and `@objc` and `#selector` compile.
@main
struct UntouchedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // On a Mac Xcode's own modules are there.
    #if os(Linux)
      return try commands(context: context, target: target)
    #else
      return []
    #endif
  }

  private func commands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let sources = target.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
    let file = context.pluginWorkDirectoryURL.appending(path: "UntouchedSources.swift")
    let modules = Set(target.recursiveTargetDependencies.map(\.name))
    let isTestTarget = target.kind == .test
    if isTestTarget, !modules.contains("ScreenTestKit") {
      Diagnostics.error(
        "The test target \(target.name) has the plugin UntouchedSources and needs the product ScreenTestKit: add .product(name: \"ScreenTestKit\", package: \"ScreenTestKit\", condition: .when(platforms: [.linux])) to its dependencies in Package.swift."
      )
    }
    var exports = ["FoundationNetworking"]
    if !isTestTarget, modules.contains("FoundationExtras") { exports.append("FoundationExtras") }
    // In the package, and not in the plugin's own folder, so that a manifest can name it.
    let folder = context.package.directoryURL.appending(path: ".build/UntouchedSources")
    return [
      .buildCommand(
        displayName: "Adding what \(target.name) finds by itself in Xcode", executable: try context.tool(named: "SourceRewriter").url,
        arguments: ["--target", target.name, "--module-file", file.plainPath, "--folder", folder.plainPath] + exports.flatMap { ["--export", $0] }
          + (isTestTarget ? ["--tests"] : []) + (modules.contains("ScreenTestKit") ? ["--can-test"] : []) + ["--"] + sources.map(\.plainPath),
        inputFiles: sources, outputFiles: [file])
    ]
  }
}

extension URL {
  /// The path as files are opened by.
  fileprivate var plainPath: String { path(percentEncoded: false) }
}
