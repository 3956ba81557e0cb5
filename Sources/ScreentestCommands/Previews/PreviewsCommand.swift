import Foundation

/// The command `screentest previews`, which writes a picture of every preview of a package.
///
/// The package's test process writes the pictures instead of running its tests, because it contains the app's code.
package struct PreviewsCommand: Equatable {
  /// The folder of the package.
  var package: String = "."
  /// The folder for build products, or `nil` for the package's own folder.
  var scratch: String?
  /// The folder for the pictures, or `nil` for a folder in the package.
  var output: String?

  private var folder: URL {
    URL(fileURLWithPath: output ?? "\(package)/.build/screentest/previews", isDirectory: true).standardizedFileURL
  }

  /// Builds the package's tests and runs them to write the pictures.
  ///
  /// - Returns: The exit code: 0 if every picture was written, otherwise 1.
  package func run() -> Int32 {
    let tests = Process()
    tests.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tests.arguments = ["swift", "test", "--package-path", package, "--disable-swift-testing"] + (scratch.map { ["--scratch-path", $0] } ?? [])
    var environment = ProcessInfo.processInfo.environment
    environment["SCREENTEST_PREVIEWS"] = folder.path
    tests.environment = environment
    do {
      try tests.run()
    } catch {
      print("“swift test” could not be run: \(error.localizedDescription)")
      return 1
    }
    tests.waitUntilExit()
    return tests.terminationStatus == 0 ? 0 : 1
  }
}
