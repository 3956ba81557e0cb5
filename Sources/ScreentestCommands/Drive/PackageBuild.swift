import Foundation

/// The package manager, which builds a package's tests and runs a single test.
final class PackageBuild: DriveBuild {
  private let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  private let output: @Sendable (Data) -> Void

  /// - Parameter output: A closure that receives what the build prints.
  init(output: @escaping @Sendable (Data) -> Void = { _ in }) { self.output = output }

  func build(_ settings: DriveSettings) -> Result<String, DriveProblem> {
    let text = CollectedText()
    let build = testBuild(settings)
    do throws(TestProblem) {
      try build.build { [output] piece in
        text.append(piece)
        output(piece)
      }
      return .success(try build.executable(in: build.productsFolder()))
    } catch {
      let lines = text.text.split(separator: "\n").filter { $0.contains("error:") }.prefix(10)
      return .failure(DriveProblem(([error.message] + lines.map(String.init)).joined(separator: "\n")))
    }
  }

  func targets(_ settings: DriveSettings) -> PackageTargets? { testBuild(settings).packageTargets() }

  func failure(of test: String, _ settings: DriveSettings, _ secrets: [String: String], output: URL) -> String? {
    let text = CollectedText()
    defer { try? FileManager.default.removeItem(at: output) }
    let environment = secrets.merging(["SCREENTEST_OUTPUT": output.path]) { $1 }
    do {
      let end = try ChildProcesses().run(
        [settings.executable, test], in: testBuild(settings).folder, environment: environment, output: { text.append($0) }, errors: { text.append($0) }
      ).end
      return Self.failure(of: test, end, text.text)
    } catch {
      return "\(settings.executable) could not be run: \(error.localizedDescription)"
    }
  }

  /// Returns why a test didn't pass, or `nil` if it passed.
  ///
  /// - Parameters:
  ///   - test: The test's identifier.
  ///   - end: The end of the test's process.
  ///   - text: The output of the process.
  static func failure(of test: String, _ end: ProcessEnd, _ text: String) -> String? {
    let lines = text.split(separator: "\n").map(String.init)
    let listed = ListedTest(library: .xctest, id: test)
    var output = XCTestOutput([listed])
    for line in lines { _ = output.add(line) }
    switch (end, output.results[listed]) {
    case (.status(0), .passed): return nil
    case (.status(0), .skipped): return "The test \(test) was skipped, so its scenario wasn't checked."
    case (.status(0), nil): return "The test \(test) wasn't found in the package’s tests, so its scenario wasn't checked."
    default:
      let start = lines.firstIndex { $0.contains("✗") } ?? lines.firstIndex { $0.contains("error:") } ?? 0
      return (["The scenario doesn't pass:"] + lines.dropFirst(start).prefix(12)).joined(separator: "\n")
    }
  }

  private func testBuild(_ settings: DriveSettings) -> TestBuild {
    let options = ["--package-path", settings.package] + (settings.scratch.map { ["--scratch-path", $0] } ?? [])
    return TestBuild(arguments: SwiftTestArguments(build: options, package: settings.package), current: current)
  }
}
