import Foundation

/// Sends a command to a session in the background.
struct DriveClient {
  /// The session's folder, which has its socket.
  let folder: DriveFolder

  /// Sends a command and returns the answer.
  ///
  /// A command that ends the session returns after the session's process has deleted its files.
  /// - Throws: A problem with exit code 3 if the session isn't running, or if the folder isn't private.
  func answer(to call: DriveCall) throws(DriveProblem) -> DriveAnswer {
    try folder.check()
    guard let connection = LocalSocket.connect(to: folder.socket.path) else {
      if call.words == ["stop"], folder.exists { return try deleted() }
      throw gone
    }
    guard connection.send(call), case .text(let line) = connection.line(), let answer = try? JSONDecoder().decode(DriveAnswer.self, from: line) else {
      throw DriveProblem("The session “\(folder.name)” ended before it answered. “screentest drive resume\(folder.option)” brings it back.", status: 3)
    }
    // The process keeps its end of the connection open until it has ended.
    if answer.isLast { while connection.receive() {} }
    return answer
  }

  /// Deletes the files of a session whose process has ended.
  private func deleted() throws(DriveProblem) -> DriveAnswer {
    guard let lock = try DriveLock(folder) else {
      throw DriveProblem("The session “\(folder.name)” is starting, or a prompt has it. Write “stop” at the prompt.", status: 3)
    }
    defer { withExtendedLifetime(lock) {} }
    try DriveBackup.restore(in: folder)
    try folder.remove()
    return DriveAnswer("The session “\(folder.name)” had ended. Its files are deleted.")
  }

  private var gone: DriveProblem {
    let way = folder.exists ? "“screentest drive resume\(folder.option)” brings it back." : "“screentest drive start\(folder.option)” starts it."
    return DriveProblem("The session “\(folder.name)” isn't running. \(way)", status: 3)
  }
}
