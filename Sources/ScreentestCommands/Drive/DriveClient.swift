import Foundation

/// Sends a command to a session in the background.
struct DriveClient {
  let folder: DriveFolder

  /// Sends a command and returns the answer.
  /// - Throws: A problem with exit code 3 if the session isn't running.
  func answer(to call: DriveCall) throws(DriveProblem) -> DriveAnswer {
    guard let connection = LocalSocket.connect(to: folder.socket.path) else { throw gone }
    guard connection.send(call), case .text(let line) = connection.line(), let answer = try? JSONDecoder().decode(DriveAnswer.self, from: line) else {
      throw DriveProblem("The session “\(folder.name)” ended before it answered. “screentest drive resume\(option)” brings it back.", status: 3)
    }
    return answer
  }

  private var option: String { folder.name == DriveCommand.defaultSession ? "" : " --session \(folder.name)" }

  private var gone: DriveProblem {
    let start = "“screentest drive start\(option)” starts it"
    return DriveProblem("The session “\(folder.name)” isn't running. \(folder.exists ? "“screentest drive resume\(option)” brings it back, and \(start) anew." : "\(start).")", status: 3)
  }
}
