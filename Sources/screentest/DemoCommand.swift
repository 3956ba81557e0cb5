import Foundation
import NotInstagramScenarios
import ScenarioKit
import Screens

/// Runs the example app's scenarios in this process, with no test library.
struct DemoCommand {
  struct Options: Equatable {
    /// The folder for the journal and the picture.
    var output = ".build/screentest"
    /// Whether the scenario that fails on purpose runs, rather than all the others.
    var fails = false
  }

  let options: Options

  /// Runs the demo.
  /// - Returns: The exit code: 0 when everything passed, 1 when a scenario failed, 2 when the output could not be written.
  @MainActor
  func run() -> Int32 {
    let folder = URL(fileURLWithPath: options.output, isDirectory: true)
    let journalFile = folder.appendingPathComponent(options.fails ? "demo-fail.jsonl" : "demo.jsonl")
    let pictureFile = folder.appendingPathComponent(options.fails ? "last-screen-fail.svg" : "last-screen.svg")
    let console = ConsoleLog(showsColour: ConsoleLog.showsColourOnStandardOutput)
    do {
      // The journal of an earlier demo would otherwise go on growing.
      try? FileManager.default.removeItem(at: journalFile)
      let journal = try Journal(url: journalFile, tool: "screentest")
      let scenarios = options.fails ? [NotInstagramScenario.failing] : NotInstagramScenario.all
      var picture = ""
      for scenario in scenarios {
        scenario.run(reporter: DemoReporter(), journal: journal, console: console, atEnd: { picture = $0.svgPicture })
      }
      try picture.write(to: pictureFile, atomically: true, encoding: .utf8)
    } catch {
      FileHandle.standardError.write(Data("The folder \(folder.path) cannot be written to: \(error.localizedDescription)\n".utf8))
      return 2
    }
    console.showSummary()
    print("Journal: \(journalFile.relativePath)")
    print("Last screen: \(pictureFile.relativePath)")
    return console.summary.hasFailures ? 1 : 0
  }
}

/// The console log shows every failure; nobody else needs to hear of it.
private struct DemoReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) {}
}
