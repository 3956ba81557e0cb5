import Foundation

/// Has a package's tests write a picture of every preview in place of running: in their process stands what the app consists of.
package struct PreviewsCommand: Equatable {
  /// The folder of the package.
  var package: String = "."
  /// The folder for what is built; `nil` for the package's own.
  var scratch: String?
  /// The folder for the pictures; `nil` for one in the package.
  var output: String?

  private var folder: URL {
    URL(fileURLWithPath: output ?? "\(package)/.build/screentest/previews", isDirectory: true).standardizedFileURL
  }

  /// Builds the package's tests and has them write the pictures.
  ///
  /// - Returns: The exit code: 0 when each picture is there, 1 otherwise.
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
