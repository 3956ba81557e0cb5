import Foundation
import PackagePlugin

/// A plug-in that lets existing sources of apps and test suites compile without changes.
///
/// The plug-in makes the same declarations available to a target's files as Xcode:
///
/// - Test files that only `import XCTest` can use XCUITest's API, and their classes can override members that XCTest on Linux lacks. This also applies to targets with test helpers.
/// - App files that only `import Foundation` can use `URLSession`, `ObservableObject` and `@Observable`.
/// - The images and colors of asset catalogs have symbols.
///
/// If a target passes the overlay to the compiler, the target is compiled as for an iPhone: `os(iOS)` and `targetEnvironment(simulator)` are true, and `@objc` and `#selector` compile.
@main
struct XcodeImports: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // Do nothing on a Mac, because Xcode's own modules are available there.
    #if os(Linux)
      return try commands(context: context, target: target)
    #else
      return []
    #endif
  }

  private func commands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let sources = target.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
    let file = context.pluginWorkDirectoryURL.appending(path: "XcodeImports.swift")
    let modules = Set(target.recursiveTargetDependencies.map(\.name))
    let isTestTarget = target.kind == .test
    if isTestTarget, !modules.contains("ScreenTestKit") {
      Diagnostics.error(
        "The test target \(target.name) has the plugin XcodeImports and needs the product ScreenTestKit: add .product(name: \"ScreenTestKit\", package: \"ScreenTestKit\", condition: .when(platforms: [.linux])) to its dependencies in Package.swift."
      )
    }
    var exports = ["FoundationNetworking"]
    if !isTestTarget, modules.contains("FoundationExtras") { exports.append("FoundationExtras") }
    let information = isTestTarget || !modules.contains("FoundationExtras") ? nil : informationFile(of: target, in: context.package.directoryURL)
    // Use a folder in the package, not the plugin's own folder, so a manifest can name its path.
    let folder = context.package.directoryURL.appending(path: ".build/\(folderName(in: context.package))")
    var inputs = sources
    if let information { inputs.append(information) }
    var arguments = ["--target", target.name, "--module-file", file.plainPath, "--folder", folder.plainPath]
    for export in exports { arguments += ["--export", export] }
    if let information { arguments += ["--information", information.plainPath] }
    if isTestTarget { arguments.append("--tests") }
    if modules.contains("ScreenTestKit") { arguments.append("--can-test") }
    var outputs = [file]
    let catalogs = AssetCatalogs(of: target, in: context.package)
    let frameworks = ["UIKit", "SwiftUI"].filter(modules.contains)
    if !catalogs.isEmpty, !frameworks.isEmpty {
      let symbols = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
      outputs.append(symbols)
      arguments += ["--asset-file", symbols.plainPath, "--resources", "\(context.package.displayName)_\(target.name)"]
      arguments += catalogs.arguments + frameworks.flatMap { ["--framework", $0] }
      inputs += catalogs.inputs
    }
    return [
      .buildCommand(
        displayName: "Generating the imports and symbols that \(target.name) has in Xcode", executable: try context.tool(named: "SourceRewriter").url,
        arguments: arguments + ["--"] + sources.map(\.plainPath), inputFiles: inputs, outputFiles: outputs)
    ]
  }
}

/// Returns the name of the folder that a package's manifest names, and warns of the plugin's earlier name.
private func folderName(in package: Package) -> String {
  let manifest = (try? String(contentsOf: package.directoryURL.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
  if manifest.contains("\"UntouchedSources\"") || manifest.contains(".build/UntouchedSources/") {
    Diagnostics.warning(
      "The plugin UntouchedSources is now called XcodeImports, and the next release has only the new name. Replace UntouchedSources with XcodeImports in Package.swift."
    )
  }
  return manifest.contains(".build/UntouchedSources/") ? "UntouchedSources" : "XcodeImports"
}

/// Returns the `Info.plist` of a target.
///
/// The file is in the target's folder, next to the folder, or next to the manifest.
private func informationFile(of target: any SourceModuleTarget, in package: URL) -> URL? {
  let folder = target.directoryURL
  let names = ["Info.plist", "\(target.name)-Info.plist", "Supporting Files/Info.plist", "Resources/Info.plist", "SupportingFiles/Info.plist"]
  let candidates = names.map { folder.appending(path: $0) } + [folder.deletingLastPathComponent(), package].map { $0.appending(path: "Info.plist") }
  return candidates.first { FileManager.default.fileExists(atPath: $0.plainPath) }
}
