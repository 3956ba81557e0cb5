import Foundation
import PackagePlugin

/// Adds what an app's own sources and a suite's own sources find by themselves in Xcode, so that none of them changes.
///
/// Files of a test target that say only `import XCTest` find XCUITest's names, and its classes can override what XCTest on Linux lacks.
/// Files of an app that say only `import Foundation` find `URLSession`.
@main
struct UntouchedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let isTestTarget = (target as? any SourceModuleTarget)?.kind == .test
    let template = context.pluginWorkDirectoryURL.appending(path: "UntouchedSources.txt")
    let file = context.pluginWorkDirectoryURL.appending(path: "UntouchedSources.swift")
    let text = isTestTarget ? Self.uiTests : Self.app
    // Written only when it changes, so that a build after an edit does not compile it again.
    if (try? String(contentsOf: template, encoding: .utf8)) != text { try text.write(to: template, atomically: true, encoding: .utf8) }
    return [
      .buildCommand(
        displayName: "Adding what \(target.name) finds by itself in Xcode", executable: URL(filePath: "/bin/cp"), arguments: [template.path(), file.path()],
        inputFiles: [template], outputFiles: [file])
    ]
  }

  private static let uiTests = """
    #if os(Linux)
      @_exported import ScreenTestKit

      typealias XCTestCase = ScreenTestKit.UITestCase
    #endif

    """

  private static let app = """
    #if os(Linux)
      @_exported import FoundationNetworking
    #endif

    """
}
