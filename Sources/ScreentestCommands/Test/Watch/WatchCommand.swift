import Foundation
import ScenarioKit

/// The part of `screentest test` that runs tests again when files are saved.
struct WatchCommand {
  let command: TestCommand
  let build: TestBuild
  /// The tool's working directory.
  let current: URL

  #if os(Linux)
    /// The number of runs whose journals are kept.
    private static let mostRuns = 10

    /// Runs all tests, and then the affected tests after each change, until a key or a signal ends watching.
    /// - Returns: The exit code: 0 if the last run passed, 1 if it failed.
    /// - Throws: A ``TestProblem`` if a filter isn't valid or the package can't be watched.
    func run() throws(TestProblem) -> Int32 {
      try build.checkFilters()
      let monitor = try FolderMonitor(build.folder)
      let input = WatchInput(monitor)
      defer { input.end() }
      var package = build.packageTargets()
      monitor.watch(Self.roots(of: package))
      var runs = Runs()
      var session = WatchSession()
      var seen = SeenContents()
      var event = WatchEvent.start
      while true {
        if case .changed(let changes) = event {
          for path in changes.paths { seen.note(contents(of: path), of: path) }
          if changes.isIncomplete || changes.paths.contains(where: FileChanges.isManifest) {
            package = build.packageTargets() ?? package
            monitor.watch(Self.roots(of: package))
          }
        }
        switch session.react(to: event, package: package, text: { contents(of: $0).map { String(decoding: $0, as: UTF8.self) } }) {
        case .run(let request):
          if Interruption.shared.signal == nil { session.note(outcome(of: request, &session, &runs)) }
          if Interruption.shared.signal != nil { end(input) }
        case .message(let line): Self.say(line)
        case .end(let code): return code
        case .endBySignal: end(input)
        }
        Self.say(Self.status(of: monitor, hasKeys: input.hasKeys))
        var late = monitor.takeChanges()
        late.keep { seen.note(contents(of: $0), of: $0) }
        event = input.next(after: late)
      }
    }

    /// Values that the runs share.
    private struct Runs {
      /// The folder that the tests are built in, or `nil` before the first build.
      var products: String?
      /// The folders with the journals of the last runs.
      var folders: [URL] = []
    }

    /// Builds and runs the tests of a request.
    private func outcome(of request: WatchRequest, _ session: inout WatchSession, _ runs: inout Runs) -> WatchSession.Outcome {
      do throws(TestProblem) {
        try build.build()
        let products = if let known = runs.products { known } else { try build.productsFolder() }
        runs.products = products
        let executable = try build.executable(in: products)
        let (all, areEverything) = try build.tests(of: executable)
        if all.isEmpty { throw command.noTests }
        session.noteTests(all)
        let tests = all.filter(request.selection.contains)
        Self.say(request.line(tests.count, of: all.count))
        if tests.isEmpty { return .ran([], failed: [], hasPassed: false) }
        let folders = try TestFolders(output: command.output, timings: command.timings, package: build.folder, current: current, isNumbered: true)
        runs.folders.append(folders.output)
        if runs.folders.count > Self.mostRuns { try? FileManager.default.removeItem(at: runs.folders.removeFirst()) }
        let summary = command.run(tests, areEverything && tests.count == all.count, executable, build.folder, folders)
        let hasWritten = command.show(summary, folders)
        fflush(nil)
        return .ran(Set(tests), failed: Set(summary.bad), hasPassed: hasWritten && summary.exitCode == 0)
      } catch {
        StandardError.print(error.message)
        return .notBuilt
      }
    }

    private func contents(of path: String) -> Data? { try? Data(contentsOf: build.folder.appendingPathComponent(path)) }

    /// Ends this process by the signal that interrupted it.
    private func end(_ input: WatchInput) -> Never {
      input.end()
      Interruption.shared.end()
    }

    /// Returns the folders to watch: the folders of all targets, and the usual folders of new targets.
    private static func roots(of package: PackageTargets?) -> [String] { Set(["Sources", "Tests"] + (package?.targets.map(\.path) ?? [])).sorted() }

    private static func status(of monitor: FolderMonitor, hasKeys: Bool) -> String {
      var text = "Watching \(monitor.count) \(monitor.count == 1 ? "folder" : "folders")."
      if monitor.hasReachedLimit { text += " Changes in other folders aren't noticed, because the limit fs.inotify.max_user_watches is reached." }
      let keys = "Press a to run all tests, f to run the failed tests, Enter to run the last tests again, or q to end."
      return "\n\(text) \(hasKeys ? keys : "SIGINT (Ctrl-C) ends watching.")"
    }

    /// Prints a line at once, because the processes of the run print to the same output.
    private static func say(_ line: String) {
      print(ConsoleText.message(line))
      fflush(nil)
    }
  #else
    /// Fails with the reason why files can't be watched on this platform.
    func run() throws(TestProblem) -> Int32 {
      throw TestProblem(message: "--watch isn't available on this platform, because it uses Linux's inotify.")
    }
  #endif
}
