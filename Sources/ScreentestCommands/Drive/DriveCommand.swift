import Foundation
import ScenarioKit

/// The command `screentest drive`, which lets a person, a script or an agent drive a package's app.
package struct DriveCommand: Equatable {
  /// The part of the command that the words choose.
  enum Mode: Equatable {
    /// Read commands from standard input.
    case prompt
    /// Start a session in the background.
    case start
    /// Be the process of a session in the background.
    case serve
    /// Bring a session back.
    case resume
    /// Send one command to a session in the background.
    case send([String])
  }

  /// The name of a session without another name.
  static let defaultSession = "default"

  /// The part of the command.
  var mode: Mode = .prompt
  /// The folder of the package.
  var package: String = "."
  /// The folder for build products, or `nil` for the package's own folder.
  var scratch: String?
  /// The name of the app, or `nil` for the package's only app.
  var app: String?
  /// The launch arguments of the app.
  var launchArguments: [String] = []
  /// The launch environment of the app.
  var launchEnvironment: [String: String] = [:]
  /// The name of the session.
  var session: String = defaultSession
  /// The time without a command after which a session in the background ends, in minutes, or `nil` for the usual time or the one from before.
  var idleMinutes: Double?
  /// Whether answers are printed as JSON.
  var printsJSON: Bool = false

  /// Performs the command.
  ///
  /// Standard output has the answers. The messages of a build are printed to standard error.
  /// - Returns: The exit code: 0, 1 if a step failed, 2 for wrong words, 3 if the session isn't running.
  package func run() -> Int32 {
    // A client that ends early must not end the session.
    signal(SIGPIPE, SIG_IGN)
    do throws(DriveProblem) {
      let folder = try DriveFolder(session: session)
      switch mode {
      case .send(let words):
        // The help and a wrong word don't need a session.
        if words.first == "help" { return printed(DriveAnswer(try DriveCommandName.help(words.dropFirst().first))) }
        if let name = words.first, DriveCommandName.named(name) == nil { throw DriveProblem(DriveCommandName.unknown(name), status: 2) }
        return printed(try DriveClient(folder: folder).answer(to: try DriveCall(words)))
      case .prompt: return try prompt(folder)
      case .start, .resume: return try start(folder)
      case .serve: return try serve(folder)
      }
    } catch {
      return printed(DriveAnswer(error))
    }
  }

  /// Prints an answer: to standard output, or, if the words or the session are wrong, to standard error.
  private func printed(_ answer: DriveAnswer) -> Int32 {
    if printsJSON { print(answer.jsonLine) } else if answer.status >= 2 { StandardError.print(answer.text) } else { print(answer.text) }
    return answer.status
  }

  // MARK: The session

  /// Returns the settings of a new session, with the built test executable.
  private func builtSettings(_ folder: DriveFolder) throws(DriveProblem) -> DriveSettings {
    var settings: DriveSettings
    if mode == .resume {
      settings = try resumedSettings(folder)
    } else {
      settings = DriveSettings(package: URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL.path, scratch: absolute(scratch), app: app)
      (settings.launchArguments, settings.launchEnvironment) = (launchArguments, launchEnvironment)
    }
    if let idleMinutes { settings.idleMinutes = idleMinutes }
    settings.executable = try PackageBuild { FileHandle.standardError.write($0) }.build(settings).get()
    return settings
  }

  /// Returns the settings of an earlier process, and undoes its save if the process was killed in one.
  func resumedSettings(_ folder: DriveFolder) throws(DriveProblem) -> DriveSettings {
    guard folder.exists else { throw missing(folder) }
    guard let settings = DriveSettings.read(in: folder) else {
      throw DriveProblem("\(folder.settings.path) can't be read, so the session can't be resumed. “screentest drive stop\(folder.option)” deletes it.", status: 3)
    }
    if try DriveBackup.restore(in: folder) { StandardError.print("The save that was interrupted is undone.") }
    return settings
  }

  private func absolute(_ path: String?) -> String? { path.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL.path } }

  private func session(_ folder: DriveFolder, _ settings: DriveSettings) -> DriveSession {
    DriveSession(folder: folder, settings: settings, build: PackageBuild()) { settings in
      PlayerProcesses(executable: settings.executable, package: URL(fileURLWithPath: settings.package, isDirectory: true), folder: folder)
    }
  }

  private func lock(_ folder: DriveFolder) throws(DriveProblem) -> DriveLock {
    try folder.create()
    guard let lock = try DriveLock(folder) else {
      throw DriveProblem(
        "The session “\(folder.name)” is running already. “screentest drive stop\(folder.option)” ends it, and --session NAME starts another one.", status: 2)
    }
    return lock
  }

  // MARK: The prompt

  private func prompt(_ folder: DriveFolder) throws(DriveProblem) -> Int32 {
    let lock = try lock(folder)
    defer { withExtendedLifetime(lock) {} }
    if folder.exists { throw unfinished(folder) }
    let session = session(folder, try withoutFolder(folder) { () throws(DriveProblem) in try builtSettings(folder) })
    defer { session.end() }
    let first = try withoutFolder(folder) { () throws(DriveProblem) in try session.start() }
    let isTerminal = isatty(0) == 1
    let end = DrivePrompt(
      session: session, isTerminal: isTerminal, printsJSON: printsJSON, readLine: { readLine() },
      print: { text in
        print(text, terminator: "")
        fflush(nil)
      }
    ).run(after: first)
    if end.isStopped {
      try folder.remove()
    } else {
      let (resume, stop) = ("“screentest drive resume\(folder.option)”", "“screentest drive stop\(folder.option)”")
      let kept = DriveAnswer("The steps are kept: \(resume) brings them back in the background, \(stop) deletes them.")
      print(printsJSON ? kept.jsonLine : kept.text)
    }
    return end.hasFailed && !isTerminal ? 1 : 0
  }

  /// Removes the folder of a session that couldn't start.
  private func withoutFolder<Result>(_ folder: DriveFolder, _ body: () throws(DriveProblem) -> Result) throws(DriveProblem) -> Result {
    do throws(DriveProblem) { return try body() } catch {
      try? folder.remove()
      throw error
    }
  }

  // MARK: The background

  /// Builds the package, and starts a process that answers commands.
  private func start(_ folder: DriveFolder) throws(DriveProblem) -> Int32 {
    // The lock's file would stay behind.
    if mode == .resume, !folder.exists { throw missing(folder) }
    let lock = try lock(folder)
    if mode == .start, folder.exists { throw unfinished(folder) }
    if mode == .resume {
      try builtSettings(folder).write(to: folder)
    } else {
      try withoutFolder(folder) { () throws(DriveProblem) in try builtSettings(folder).write(to: folder) }
    }
    return printed(try background(folder, lock))
  }

  private func missing(_ folder: DriveFolder) -> DriveProblem {
    DriveProblem("The session “\(folder.name)” doesn't exist, so it can't be resumed. “screentest drive start” starts one.", status: 3)
  }

  /// Returns the problem of a new session with the name of one that can be resumed.
  private func unfinished(_ folder: DriveFolder) -> DriveProblem {
    let (resume, stop) = ("“screentest drive resume\(folder.option)”", "“screentest drive stop\(folder.option)”")
    return DriveProblem("The session “\(folder.name)” has ended without “stop”, and its steps are still there. \(resume) brings it back, \(stop) deletes it.", status: 2)
  }

  /// Starts the process in the background, which gets the lock, and waits for its first answer.
  private func background(_ folder: DriveFolder, _ lock: DriveLock) throws(DriveProblem) -> DriveAnswer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["drive", "serve", "--session", folder.name] + (mode == .resume ? ["--resume"] : [])
    let pipe = Pipe()
    // A lock that is free for a moment would let another call start or delete the session.
    process.standardInput = FileHandle(fileDescriptor: lock.descriptor)
    process.standardOutput = pipe
    let log = open(folder.url.appendingPathComponent("server.log").path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if log >= 0 { process.standardError = FileHandle(fileDescriptor: log, closeOnDealloc: true) }
    do { try process.run() } catch { throw DriveProblem("The session’s process could not be started: \(error.localizedDescription)") }
    lock.release()
    try? pipe.fileHandleForWriting.close()
    let connection = LineConnection(dup(pipe.fileHandleForReading.fileDescriptor))
    guard case .text(let line) = connection.line(), let answer = try? JSONDecoder().decode(DriveAnswer.self, from: line) else {
      let text = FileManager.default.contents(atPath: folder.url.appendingPathComponent("server.log").path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      if mode == .start, let lock = try DriveLock(folder) {
        try? folder.remove()
        lock.release()
      }
      throw DriveProblem("The session’s process ended before it was ready.\n\(text)", status: 3)
    }
    return answer
  }

  /// Answers commands in the background.
  private func serve(_ folder: DriveFolder) throws(DriveProblem) -> Int32 {
    // The session outlives the terminal that it was started from.
    _ = setsid()
    Interruption.shared.catchSignals()
    signal(SIGHUP, SIG_IGN)
    let output = LineConnection(dup(1))
    let inherited = DriveLock(folder, inherited: 0)
    let null = open("/dev/null", O_RDWR)
    dup2(null, 0)
    dup2(null, 1)
    func refused(_ problem: DriveProblem) -> Int32 {
      output.send(DriveAnswer(problem))
      return problem.status
    }
    do throws(DriveProblem) {
      guard let lock = inherited else { throw DriveProblem("Only “screentest drive start” can run “serve”.", status: 2) }
      guard let settings = DriveSettings.read(in: folder) else { throw DriveProblem("\(folder.settings.path) could not be read.") }
      let session = session(folder, settings)
      let server: DriveServer
      do throws(DriveProblem) {
        server = try DriveServer(session)
        output.send(resumes ? try session.resume() : try session.start())
      } catch {
        session.end()
        // A session that never started has nothing to keep.
        if !resumes { try? folder.remove() }
        throw error
      }
      let idle = min(max(settings.idleMinutes * 60_000, 1), Double(Int32.max))
      let end = server.run(idleMilliseconds: Int32(idle))
      session.end()
      // After another end, the files stay, so “resume” can bring the session back.
      if end == .stopped { try folder.remove() }
      lock.release()
      // The client of “stop” waits for the end of its connection, and can start the next session then.
      withExtendedLifetime(server) {}
      return 0
    } catch {
      return refused(error)
    }
  }

  /// Whether the process in the background performs the steps of an earlier process.
  var resumes: Bool = false
}
