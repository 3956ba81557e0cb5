import Foundation

/// The folder of a session, which only its owner can read.
struct DriveFolder {
  /// The name of the session.
  let name: String
  /// The path of the folder, which may not exist yet.
  let url: URL

  /// The file with the package and the options of the session.
  var settings: URL { url.appendingPathComponent("session.json") }
  /// The file that the session's process locks for its whole life.
  var lock: URL { url.appendingPathComponent("lock") }
  /// The socket for commands.
  var socket: URL { url.appendingPathComponent("socket") }
  /// The actions so far, with a line of JSON for each.
  var actions: URL { url.appendingPathComponent("actions.jsonl") }
  /// The texts that were typed into secure fields.
  var secrets: URL { url.appendingPathComponent("secrets.json") }
  /// The path of the file that a save writes, and its state before, until the save has ended.
  var saving: URL { url.appendingPathComponent("saving.json") }
  /// The content of a file that a save replaces.
  var replaced: URL { url.appendingPathComponent("replaced.swift") }
  /// The scenario that a save writes, which stays if the save fails.
  var unsaved: URL { url.appendingPathComponent("unsaved.swift") }
  /// The file that a new test process prints to, which loses its name as soon as it's open.
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
    // An empty variable counts as not set.
    let (chosen, runtime) = (environment["SCREENTEST_DRIVE_FOLDER"] ?? "", environment["XDG_RUNTIME_DIR"] ?? "")
    let parent = !chosen.isEmpty ? chosen : !runtime.isEmpty ? "\(runtime)/screentest" : "/tmp/screentest-\(getuid())"
    url = URL(fileURLWithPath: parent, isDirectory: true).appendingPathComponent(name, isDirectory: true).standardizedFileURL
    // A socket's address has room for 107 bytes.
    guard socket.path.utf8.count <= 107 else {
      throw DriveProblem("The path \(socket.path) is too long for a socket. Set SCREENTEST_DRIVE_FOLDER to a folder with a shorter path.", status: 2)
    }
  }

  /// The option that chooses this session, after a space, or an empty string for the usual session.
  var option: String { name == DriveCommand.defaultSession ? "" : " --session \(name)" }

  /// Whether the session has actions on disk.
  var exists: Bool { FileManager.default.fileExists(atPath: settings.path) }

  private var folders: [URL] { [url.deletingLastPathComponent(), url] }

  /// Creates the folder, and checks that no one else can read it.
  /// - Throws: A problem if the folder can't be created, or if it isn't private.
  func create() throws(DriveProblem) {
    for folder in folders {
      // Create it without access for others from the start, and leave a folder that's there as it is.
      let around = folder.deletingLastPathComponent()
      do { try FileManager.default.createDirectory(at: around, withIntermediateDirectories: true) } catch {
        throw DriveProblem("The folder \(around.path) could not be created: \(error.localizedDescription)")
      }
      guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST else {
        throw DriveProblem("The folder \(folder.path) could not be created: \(String(cString: strerror(errno))).")
      }
      try Self.check(folder)
    }
  }

  /// Checks that no one else can read the folder, if it's there.
  ///
  /// A socket in the folder of another user would get what is typed.
  /// - Throws: A problem if the folder isn't private.
  func check() throws(DriveProblem) {
    var status = stat()
    for folder in folders where lstat(folder.path, &status) == 0 { try Self.check(folder) }
  }

  private static func check(_ folder: URL) throws(DriveProblem) {
    var status = stat()
    guard lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw DriveProblem("\(folder.path) isn't a folder.") }
    guard status.st_uid == getuid(), status.st_mode & 0o077 == 0 else {
      let (reason, way) = status.st_uid == getuid() ? ("can be read by other users", "Run “chmod 700 \(folder.path)”, or set") : ("belongs to another user", "Set")
      throw DriveProblem("\(folder.path) \(reason), so a session could not keep its secrets there. \(way) SCREENTEST_DRIVE_FOLDER to another folder.")
    }
  }

  /// Removes the folder with everything in it.
  /// - Throws: A problem with the reason if something is left.
  func remove() throws(DriveProblem) {
    do { try FileManager.default.removeItem(at: url) } catch { throw DriveProblem("\(url.path) could not be deleted: \(error.localizedDescription)") }
  }
}

/// The package and the options of a session, which “resume” needs.
struct DriveSettings: Codable, Equatable {
  /// The path of the package's folder.
  var package: String
  /// The path of the folder for build products, or `nil` for the package's own folder.
  var scratch: String?
  /// The name of the app, or `nil` for the package's only app.
  var app: String?
  /// The launch arguments of the app.
  var launchArguments: [String] = []
  /// The launch environment of the app.
  var launchEnvironment: [String: String] = [:]
  /// The time without a command after which the session ends, in minutes.
  var idleMinutes: Double = 60
  /// The path of the test executable.
  var executable: String = ""

  /// Writes the settings to a session's folder.
  /// - Throws: A problem with the reason, such as a full disk.
  func write(to folder: DriveFolder) throws(DriveProblem) {
    do { try JSONEncoder().encode(self).write(to: folder.settings, options: .atomic) } catch {
      throw DriveProblem("\(folder.settings.path) could not be written: \(error.localizedDescription)")
    }
  }

  /// Reads the settings in a session's folder, or returns `nil` if there are none.
  static func read(in folder: DriveFolder) -> DriveSettings? {
    FileManager.default.contents(atPath: folder.settings.path).flatMap { try? JSONDecoder().decode(DriveSettings.self, from: $0) }
  }
}

/// A lock on a session, which the session's process holds for its whole life.
final class DriveLock {
  /// The descriptor of the lock's file, or -1 after the release.
  ///
  /// A process that inherits it has the lock, too.
  private(set) var descriptor: Int32

  /// Takes the lock, or returns `nil` if another process has it.
  ///
  /// - Parameter folder: The session's folder, which exists.
  /// - Throws: A problem if the lock's file can't be opened.
  init?(_ folder: DriveFolder) throws(DriveProblem) {
    descriptor = open(folder.lock.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DriveProblem("\(folder.lock.path) could not be opened: \(String(cString: strerror(errno))).") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      descriptor = -1
      return nil
    }
  }

  /// Takes over a lock from the process that started this one.
  ///
  /// - Parameters:
  ///   - folder: The session's folder.
  ///   - descriptor: The inherited descriptor, which isn't closed.
  /// - Returns: `nil` if the descriptor isn't the lock's file.
  init?(_ folder: DriveFolder, inherited descriptor: Int32) {
    var (file, inherited) = (stat(), stat())
    guard stat(folder.lock.path, &file) == 0, fstat(descriptor, &inherited) == 0, (file.st_dev, file.st_ino) == (inherited.st_dev, inherited.st_ino) else { return nil }
    self.descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
  }

  deinit { release() }

  /// Lets another process take the lock, unless a process has inherited it.
  func release() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
