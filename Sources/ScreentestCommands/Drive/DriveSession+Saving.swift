import Foundation
import ScenarioKit

/// The commands that write a session's actions as a test.
extension DriveSession {
  /// Asks a fresh process for the scenario of all actions.
  ///
  /// - Parameters:
  ///   - words: The words of the command `scenario`.
  ///   - folder: The folder that paths are relative to.
  /// - Throws: A problem if nothing was done, or if the process ends.
  func scenarioReply(_ words: [String], _ folder: String) throws(DriveProblem) -> DriveReply {
    try checkHasSteps()
    var request = DriveRequest(.scenario)
    (request.words, request.folder, request.actions, request.secrets) = (words, folder, history.steps, secrets.texts)
    while true {
      let (writer, _) = try launched()
      players?.prepare()
      defer { writer.end() }
      if let reply = writer.answer(to: request) { return reply }
      // The process tries the package's context functions, which may not be meant for the screen. One that ends the process is left out.
      guard let function = writer.lastTrial, !request.excluded.contains(function) else {
        throw DriveProblem("The app ended while the actions were repeated:\n\(writer.explanation())")
      }
      request.excluded.append(function)
    }
  }

  private func checkHasSteps() throws(DriveProblem) {
    guard history.stepCount > 0 else { throw DriveProblem("Nothing was done yet, so a scenario would be empty.", status: 2) }
  }

  /// Returns the answer with the scenario.
  /// - Parameter words: The words of the command `scenario`.
  func scenario(_ words: [String], _ folder: String) throws(DriveProblem) -> DriveAnswer {
    let reply = try scenarioReply(words, folder)
    return DriveAnswer(reply.text, status: reply.status, json: reply.json)
  }

  /// Saves the scenario in a file of the package.
  ///
  /// - Parameters:
  ///   - words: The path of the file, and the options.
  ///   - folder: The folder that the path is relative to.
  func saveScenario(_ words: DriveCommandName.Words, _ folder: String) throws(DriveProblem) -> DriveAnswer {
    guard let path = words.plain.first else { throw DriveProblem("save requires a file: save FILE [--name TITLE] [--style xcuitest] [--force].", status: 2) }
    try checkHasSteps()
    let file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL
    let options = ["--name", "--style"].flatMap { name in words.options[name].map { [name, $0] } ?? [] }
    return try DriveSaving(session: self, file: file, replaces: words.options["--force"] != nil, directory: folder).save(options)
  }
}
