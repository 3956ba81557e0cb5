import Foundation

/// The folder of a session, which only its owner can read.
struct DriveFolder {
  /// The name of the session.
  let name: String
  let url: URL

  /// The file with the package and the options of the session.
  var settings: URL { url.appendingPathComponent("session.json") }
  /// The file that the session's process locks for its whole life.
  var lock: URL { url.appendingPathComponent("lock") }
  /// The socket for commands.
  var socket: URL { url.appendingPathComponent("socket") }
  /// The socket that test processes connect to.
  var players: URL { url.appendingPathComponent("player") }
  /// The actions so far, with a line of JSON for each.
  var actions: URL { url.appendingPathComponent("actions.jsonl") }
  /// The texts that were typed into secure fields.
  var secrets: URL { url.appendingPathComponent("secrets.json") }
  /// What the app and its test process have printed.
  var log: URL { url.appendingPathComponent("app.log") }

  /// Creates the folder's description, and checks the name.
  ///
  /// - Parameters:
  ///   - name: The name of the session: letters, digits, “-” and “_”.
  ///   - environment: The environment, whose variable `SCREENTEST_DRIVE_FOLDER` can name the folder for all sessions.
  init(session name: String, environment: [String: String] = ProcessInfo.processInfo.environment) throws(DriveProblem) {
    guard (1...40).contains(name.utf8.count), name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }) else {
      throw DriveProblem("A session’s name has 1 to 40 letters, digits, “-” and “_”, and “\(name.prefix(60))” isn't one.", status: 2)
    }
    self.name = name
    let parent = environment["SCREENTEST_DRIVE_FOLDER"] ?? environment["XDG_RUNTIME_DIR"].map { "\($0)/screentest" } ?? "/tmp/screentest-\(getuid())"
    url = URL(fileURLWithPath: parent, isDirectory: true).appendingPathComponent(name, isDirectory: true).standardizedFileURL
    // A socket's address has room for 107 bytes.
    guard socket.path.utf8.count <= 107 else {
      throw DriveProblem("The path \(socket.path) is too long for a socket. Set SCREENTEST_DRIVE_FOLDER to a folder with a shorter path.", status: 2)
    }
  }

  /// Whether the session has actions on disk.
  var exists: Bool { FileManager.default.fileExists(atPath: settings.path) }

  /// Creates the folder, and checks that no one else can read it.
  func create() throws(DriveProblem) {
    for folder in [url.deletingLastPathComponent(), url] {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw DriveProblem("The folder \(folder.path) could not be created: \(error.localizedDescription)")
      }
      var status = stat()
      guard lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw DriveProblem("\(folder.path) isn't a folder.") }
      guard status.st_uid == getuid(), status.st_mode & 0o077 == 0 else {
        throw DriveProblem("\(folder.path) can be read by other users, so a session could not keep its secrets there. Remove the folder, or set SCREENTEST_DRIVE_FOLDER to another one.")
      }
    }
  }

  /// Removes the folder with everything in it.
  func remove() { try? FileManager.default.removeItem(at: url) }
}

/// What a session needs to go on after its process has ended.
struct DriveSettings: Codable, Equatable {
  /// The path of the package's folder.
  var package: String
  /// The path of the folder for build products, or `nil` for the package's own folder.
  var scratch: String?
  /// The name of the app, or `nil` for the package's only app.
  var app: String?
  /// The time without a command after which the session ends, in minutes.
  var idleMinutes: Double = 60
  /// The path of the test executable.
  var executable: String = ""
}

/// A lock on a session, which the session's process holds for its whole life.
final class DriveLock {
  private let descriptor: Int32

  /// Takes the lock, or returns `nil` if another process has it.
  init?(_ folder: DriveFolder) {
    descriptor = open(folder.lock.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }
}
