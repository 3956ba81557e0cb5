import Foundation
import ScenarioKit

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
  /// Standard output has only the previews. The messages of the build are printed to standard error.
  ///
  /// - Returns: The exit code: 0 if every picture was written, otherwise 1.
  package func run() -> Int32 {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let options = ["--package-path", package] + (scratch.map { ["--scratch-path", $0] } ?? [])
    let build = TestBuild(arguments: SwiftTestArguments(build: options, package: package), current: current)
    do throws(TestProblem) {
      try build.build { FileHandle.standardError.write($0) }
      let executable = try build.executable(in: build.productsFolder())
      return try writePictures(executable, in: build.folder) { FileHandle.standardOutput.write($0) }
    } catch {
      StandardError.print(error.message)
      return 1
    }
  }

  /// Runs a test executable, which writes the pictures when it starts, and ends before it runs a test.
  ///
  /// - Parameters:
  ///   - executable: The path of the test executable.
  ///   - package: The process's working directory.
  ///   - print: A closure that receives pieces of the process's standard output.
  /// - Returns: The exit code: 0 if every picture was written, otherwise 1.
  /// - Throws: A problem if the process didn't reach the end of the previews.
  func writePictures(_ executable: String, in package: URL, print: @escaping @Sendable (Data) -> Void) throws(TestProblem) -> Int32 {
    let text = CollectedText()
    let end: ProcessEnd
    do {
      // Let a process without ScreenTestKit list its tests, because it would run them otherwise.
      end = try ChildProcesses().run(
        [executable, "--list-tests"], in: package, environment: ["SCREENTEST_PREVIEWS": folder.path],
        output: { piece in
          text.append(piece)
          print(piece)
        }
      ).end
    } catch {
      throw TestProblem(message: "“\(executable)” could not be run: \(error.localizedDescription)")
    }
    let last = text.text.split(separator: "\n").last ?? ""
    if last.hasSuffix(" previews.") || last.hasSuffix(" preview.") { return end == .status(0) ? 0 : 1 }
    if end == .status(0) {
      throw TestProblem(message: "\(executable) doesn't use ScreenTestKit, so it wrote no pictures: a test target must depend on the product ScreenTestKit.")
    }
    throw TestProblem(message: "The test process \(end.text) before it had written all pictures.")
  }
}
