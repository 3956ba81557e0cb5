import Foundation
import ScenarioKit

/// Writes a scenario to a file of the package, and keeps the file only if it compiles and its test passes.
struct DriveSaving {
  /// The file that is written.
  let file: URL
  /// Whether an existing file may be replaced.
  let replaces: Bool
  /// The package and the options of the session.
  let settings: DriveSettings
  /// The session's folder, which keeps a scenario that can't be saved.
  let folder: DriveFolder
  /// Builds the package, and runs the test.
  let build: any DriveBuild
  /// The environment of the test's process, with the typed secrets by name.
  let secrets: [String: String]

  /// Writes the file, builds the package, and runs the test.
  ///
  /// - Parameters:
  ///   - words: The words for the scenario, such as its style.
  ///   - scenario: A closure that returns the scenario for words.
  func save(_ words: [String], scenario: ([String]) throws(DriveProblem) -> DriveReply) throws(DriveProblem) -> DriveAnswer {
    let before = FileManager.default.contents(atPath: file.path)
    guard before == nil || replaces else { throw DriveProblem("\(file.path) exists. Name another file, or add --force to replace it.", status: 2) }
    guard file.pathExtension == "swift" else { throw DriveProblem("save writes a Swift file, and \(file.lastPathComponent) doesn't end with .swift.", status: 2) }
    let target = try target()
    let reply = try scenario(["scenario", "--file", file.path, "--module", target.module, "--imports", target.imports.joined(separator: ",")] + words)
    guard reply.status == 0 else { return DriveAnswer(reply.text, status: reply.status, json: reply.json) }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(reply.text.utf8).write(to: file, options: .atomic)
    } catch {
      throw DriveProblem("\(file.path) could not be written: \(error.localizedDescription)")
    }
    if let problem = problem(reply) {
      if let before { try? before.write(to: file, options: .atomic) } else { try? FileManager.default.removeItem(at: file) }
      let kept = folder.url.appendingPathComponent("unsaved.swift")
      try? Data(reply.text.utf8).write(to: kept, options: .atomic)
      throw DriveProblem("\(problem)\n\(file.lastPathComponent) is not saved. What would be in it is in \(kept.path).")
    }
    return DriveAnswer("Saved \(file.path): it compiles, and its scenario passes.", json: reply.json)
  }

  /// The test target that the file belongs to.
  private struct Target {
    let module: String
    let imports: [String]
  }

  private func target() throws(DriveProblem) -> Target {
    guard let targets = build.targets(settings) else { throw DriveProblem("The targets of the package could not be read.") }
    let package = URL(fileURLWithPath: settings.package, isDirectory: true).standardizedFileURL.path
    guard file.path.hasPrefix(package + "/") else { throw DriveProblem("\(file.path) isn't in the package \(package).", status: 2) }
    let owners = targets.targets(ofFile: String(file.path.dropFirst(package.count + 1))).filter(\.isTest)
    guard let owner = owners.first else {
      let tests = targets.targets.filter(\.isTest).map { $0.path.isEmpty ? $0.name : $0.path }.joined(separator: ", ")
      throw DriveProblem("\(file.path) isn't in the folder of a test target. The test targets are in: \(tests).", status: 2)
    }
    // A file can import the modules that its target names, and what these depend on.
    var reached = Set(owner.dependencies)
    var count = -1
    while reached.count != count {
      count = reached.count
      for target in targets.targets where reached.contains(target.name) { reached.formUnion(target.dependencies) }
    }
    return Target(module: owner.module, imports: targets.targets.filter { reached.contains($0.name) && !$0.isTest }.map(\.module).sorted())
  }

  /// Returns what is wrong with the written file, or `nil` if it compiles and its test passes.
  private func problem(_ reply: DriveReply) -> String? {
    switch build.build(settings) {
    case .failure(let problem): return problem.message
    case .success(let executable):
      let test = ((try? JSONSerialization.jsonObject(with: Data(reply.json.utf8))) as? [String: Any])?["test"] as? String ?? ""
      return build.failure(of: test, in: executable, settings, secrets)
    }
  }
}

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

  func failure(of test: String, in executable: String, _ settings: DriveSettings, _ secrets: [String: String]) -> String? {
    let (text, folder) = (CollectedText(), FileManager.default.temporaryDirectory.appendingPathComponent("screentest-drive-\(getpid())", isDirectory: true))
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = secrets.merging(["SCREENTEST_OUTPUT": folder.path]) { $1 }
    do {
      let end = try ChildProcesses().run(
        [executable, test], in: testBuild(settings).folder, environment: environment, output: { text.append($0) }, errors: { text.append($0) }
      ).end
      let ran = text.text.contains("Executed 1 test")
      if end == .status(0), ran { return nil }
      if end == .status(0) { return "The test \(test) wasn't found in the package’s tests: \(executable) ran no test." }
      let lines = text.text.split(separator: "\n").map(String.init)
      let start = lines.firstIndex { $0.contains("✗") } ?? lines.firstIndex { $0.contains("error:") } ?? 0
      return (["The scenario doesn't pass:"] + lines.dropFirst(start).prefix(12)).joined(separator: "\n")
    } catch {
      return "\(executable) could not be run: \(error.localizedDescription)"
    }
  }

  private func testBuild(_ settings: DriveSettings) -> TestBuild {
    let options = ["--package-path", settings.package] + (settings.scratch.map { ["--scratch-path", $0] } ?? [])
    return TestBuild(arguments: SwiftTestArguments(build: options, package: settings.package), current: current)
  }
}
