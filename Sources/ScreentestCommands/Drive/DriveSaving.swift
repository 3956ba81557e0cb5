import Foundation
import ScenarioKit

/// Writes a scenario to a file of the package, and keeps the file only if it compiles and its test passes.
struct DriveSaving {
  /// The session that the scenario is from.
  let session: DriveSession
  /// The file that is written.
  let file: URL
  /// Whether an existing file may be replaced.
  let replaces: Bool
  /// The folder that paths in the actions are relative to.
  let directory: String

  private var settings: DriveSettings { session.settings }
  private var folder: DriveFolder { session.folder }

  /// Writes the file, builds the package, and runs the test.
  ///
  /// - Parameter words: The options of the scenario, such as its style.
  /// - Throws: A problem with the reason if the file isn't saved. The file is then as it was before, or the problem says that it isn't.
  func save(_ words: [String]) throws(DriveProblem) -> DriveAnswer {
    // The executable still has the file of an earlier save that could not be undone then.
    if try DriveBackup.restore(in: folder) { try session.rebuild() }
    guard replaces || !DriveBackup.exists(file.path) else { throw DriveProblem("\(file.path) exists. Name another file, or add --force to replace it.", status: 2) }
    guard file.pathExtension == "swift" else { throw DriveProblem("save writes a Swift file, and \(file.lastPathComponent) doesn't end with .swift.", status: 2) }
    let target = try target()
    let words = ["scenario", "--file", file.path, "--module", target.module, "--imports", target.imports.joined(separator: ",")] + words
    let backup = try DriveBackup(of: file, in: folder)
    do throws(DriveProblem) {
      if backup.isReplacement { try buildWithoutFile() }
      let answer = try saved(words)
      backup.remove(in: folder)
      return answer
    } catch {
      throw DriveProblem(([error.message] + undo()).joined(separator: "\n"), status: error.status)
    }
  }

  /// Builds the package without the file, because the scenario must not use the screens of a file that it replaces.
  private func buildWithoutFile() throws(DriveProblem) {
    do { try FileManager.default.removeItem(at: file) } catch { throw DriveProblem("\(file.path) could not be replaced: \(error.localizedDescription)") }
    do throws(DriveProblem) { try session.rebuild() } catch { throw DriveProblem("The package can't be built without \(file.lastPathComponent):\n\(error.message)") }
  }

  /// Writes the scenario, builds the package, and runs the test.
  private func saved(_ words: [String]) throws(DriveProblem) -> DriveAnswer {
    var reply = try session.scenarioReply(words, directory)
    guard reply.status == 0 else { throw DriveProblem(reply.text, status: reply.status) }
    try write(reply.text)
    var lines = ["Saved \(file.path): it compiles, and its scenario passes."]
    do throws(DriveProblem) { try session.rebuild() } catch {
      // The symbol of a function doesn't tell everything that a call requires.
      guard let other = try? session.scenarioReply(words + ["--without-functions"], directory), other.status == 0, other.text != reply.text else { throw error }
      reply = other
      try write(reply.text)
      try session.rebuild()
      lines.append("It's saved without the package’s functions, because it doesn't compile with them: \(Self.firstError(error))")
    }
    let test = ((try? JSONSerialization.jsonObject(with: Data(reply.json.utf8))) as? [String: Any])?["test"] as? String ?? ""
    if let failure = session.build.failure(of: test, settings, session.secrets.texts, output: folder.url.appendingPathComponent("output", isDirectory: true)) {
      throw DriveProblem(failure)
    }
    let variables = Set(reply.text.matches(of: /(?:secret\(|environment\[)"(\w+)"/).map { String($0.1) }).sorted()
    if !variables.isEmpty { lines.append("It reads \(variables.joined(separator: ", ")) from the environment, so set that for later runs.") }
    return DriveAnswer(lines.joined(separator: "\n"), json: reply.json)
  }

  private static func firstError(_ problem: DriveProblem) -> String {
    let lines = problem.message.split(separator: "\n").map(String.init)
    return lines.first { $0.contains("error:") } ?? lines.first ?? ""
  }

  private func write(_ text: String) throws(DriveProblem) {
    do {
      // The text that a failed save leaves also tells a later process what this one has written.
      try Data(text.utf8).write(to: folder.unsaved, options: .atomic)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw DriveProblem("\(file.path) could not be written: \(error.localizedDescription)")
    }
  }

  /// Restores the file and the executable after a failure, and returns the lines for the answer.
  private func undo() -> [String] {
    let kept = DriveBackup.exists(folder.unsaved.path) ? " What would be in it is in \(folder.unsaved.path)." : ""
    var lines = ["\(file.lastPathComponent) is not saved.\(kept)"]
    do throws(DriveProblem) {
      guard try DriveBackup.restore(in: folder) else { return lines }
    } catch {
      return lines + [error.message]
    }
    do throws(DriveProblem) { try session.rebuild() } catch { lines.append("The package can't be built as it was before the save: \(Self.firstError(error))") }
    return lines
  }

  /// The test target that the file belongs to.
  private struct Target {
    let module: String
    let imports: [String]
  }

  private func target() throws(DriveProblem) -> Target {
    guard let targets = session.build.targets(settings) else { throw DriveProblem("The targets of the package could not be read.") }
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
}
