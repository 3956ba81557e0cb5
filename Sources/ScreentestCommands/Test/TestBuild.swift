import Foundation

/// The reason why a run couldn't start, in full sentences.
struct TestProblem: Error, Equatable {
  let message: String
}

/// The build of a package's tests, and the list of these tests.
struct TestBuild {
  let arguments: SwiftTestArguments
  /// The tool's working directory, which the package's path is relative to.
  let current: URL
  /// Variables to set for the package manager and for the test executable.
  var environment: [String: String] = [:]

  /// The package's folder.
  var folder: URL { URL(fileURLWithPath: arguments.package, isDirectory: true, relativeTo: current).standardizedFileURL }

  /// Builds the tests, unless they are already built.
  /// - Parameter output: A closure that receives pieces of the build's standard output, or `nil` to use this process's standard output.
  func build(output: (@Sendable (Data) -> Void)? = nil) throws(TestProblem) {
    if arguments.skipsBuild { return }
    let end = try run(["swift", "build", "--build-tests"] + arguments.ofBuild, output: output)
    guard end == .status(0) else { throw TestProblem(message: "The tests could not be built: swift build \(end.text).") }
  }

  /// Returns the path of the folder that the tests are built in.
  func productsFolder() throws(TestProblem) -> String {
    try output(["swift", "build", "--build-tests", "--show-bin-path"] + arguments.ofBuild, "the build folder")
  }

  /// Returns the path of the test executable in the folder that the tests are built in.
  func executable(in path: String) throws(TestProblem) -> String {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".xctest") }.sorted()
    let wanted: String
    if let product = arguments.product { wanted = product + ".xctest" } else if names.count == 1 { wanted = names[0] } else { wanted = try nameOfPackage() + "PackageTests.xctest" }
    guard names.contains(wanted) else {
      let products = names.map { $0.dropLast(".xctest".count) }.joined(separator: ", ")
      let hint = names.isEmpty ? "Is there a test target in \(self.folder.path)?" : "The test products there are: \(products)."
      throw TestProblem(message: "There is no test executable \(wanted) in \(folder.path). \(hint)")
    }
    return folder.appendingPathComponent(wanted).path
  }

  private func nameOfPackage() throws(TestProblem) -> String {
    let text = try output(["swift", "package", "--package-path", folder.path, "dump-package"], "the package's name")
    let manifest = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    return manifest?["name"] as? String ?? ""
  }

  /// Returns the targets of the package, or `nil` if the package manager can't read them.
  ///
  /// Its errors aren't printed, because a build prints them, too.
  func packageTargets() -> PackageTargets? {
    let scratch = zip(arguments.build, arguments.build.dropFirst()).first { ["--scratch-path", "--build-path"].contains($0.0) }
    let options = scratch.map { [$0.0, $0.1] } ?? []
    let text = CollectedText()
    let command = ["swift", "package", "--package-path", folder.path] + options + ["describe", "--type", "json"]
    guard let ended = try? ChildProcesses().run(command, in: current, environment: environment, output: { text.append($0) }, errors: { _ in }), ended.end == .status(0) else {
      return nil
    }
    return PackageTargets(json: text.text)
  }

  /// Checks the regular expressions of the filters.
  func checkFilters() throws(TestProblem) {
    _ = try Self.expressions(arguments.filters, "--filter")
    _ = try Self.expressions(arguments.skips, "--skip")
  }

  /// Returns the requested tests that the executable lists, and whether these are all of its tests.
  func tests(of executable: String) throws(TestProblem) -> (tests: [ListedTest], areEverything: Bool) {
    let filters = try Self.expressions(arguments.filters, "--filter")
    let skips = try Self.expressions(arguments.skips, "--skip")
    var all: [ListedTest] = []
    if arguments.libraries.contains(.xctest) {
      all += try Self.xctests(in: try output([executable, "--list-tests"], "the list of XCTest tests"))
    }
    if arguments.libraries.contains(.swiftTesting) {
      all += Self.swiftTests(in: try output([executable, "--testing-library", "swift-testing", "--list-tests"], "the list of Swift Testing tests"))
    }
    let wanted = all.filter { SwiftTestArguments.isWanted($0.id, filters, skips) }
    return (wanted, wanted.count == all.count)
  }

  private static func expressions(_ texts: [String], _ option: String) throws(TestProblem) -> [Regex<AnyRegexOutput>] {
    var expressions: [Regex<AnyRegexOutput>] = []
    for text in texts {
      guard let expression = try? Regex(text) else { throw TestProblem(message: "\(option) requires a regular expression, and “\(text)” isn't valid.") }
      expressions.append(expression)
    }
    return expressions
  }

  /// Parses XCTest's list, which starts with the number of tests.
  static func xctests(in text: String) throws(TestProblem) -> [ListedTest] {
    let lines = text.split(separator: "\n")
    guard let head = lines.firstIndex(where: { $0.hasPrefix("Listing ") && $0.contains(" test") }),
      let count = lines[head].split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { throw TestProblem(message: "XCTest did not list its tests. It printed:\n\(text)") }
    let tests = lines[(head + 1)...].filter { $0.contains("/") && $0.contains(".") && !$0.contains(" ") }.map { ListedTest(library: .xctest, id: String($0)) }
    guard tests.count == count else { throw TestProblem(message: "XCTest says that it lists \(count) tests, but it lists \(tests.count). It printed:\n\(text)") }
    return tests
  }

  /// Parses Swift Testing's list, with one test on each line.
  static func swiftTests(in text: String) -> [ListedTest] {
    text.split(separator: "\n").filter { $0.contains(".") && $0.hasSuffix(")") }.map { ListedTest(library: .swiftTesting, id: String($0)) }
  }

  private func run(_ arguments: [String], output: (@Sendable (Data) -> Void)?) throws(TestProblem) -> ProcessEnd {
    do { return try ChildProcesses().run(arguments, in: arguments.first == "swift" ? current : folder, environment: environment, output: output).end } catch {
      throw TestProblem(message: "“\(arguments.prefix(2).joined(separator: " "))” could not be run: \(error.localizedDescription)")
    }
  }

  private func output(_ arguments: [String], _ what: String) throws(TestProblem) -> String {
    let text = CollectedText()
    let end = try run(arguments) { text.append($0) }
    guard end == .status(0) else {
      throw TestProblem(message: "\(what.prefix(1).uppercased() + what.dropFirst()) could not be read: “\(arguments.joined(separator: " "))” \(end.text).")
    }
    return text.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// Text that arrives in pieces on another thread.
final class CollectedText: @unchecked Sendable {
  private let lock = NSLock()
  private var data = Data()

  /// The pieces so far.
  var text: String { lock.withLock { String(decoding: data, as: UTF8.self) } }

  /// Adds a piece.
  func append(_ piece: Data) { lock.withLock { data.append(piece) } }
}
