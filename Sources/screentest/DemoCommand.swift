import Foundation
import NotInstagramScenarios
import ScenarioKit
import ScreentestCommands
import Screens

/// A command that runs the example app's scenarios in this process, without a test library.
struct DemoCommand {
  let options: DemoOptions

  private var folder: URL {
    if let output = options.output { return URL(fileURLWithPath: output, isDirectory: true) }
    return Journal.standardFolder ?? URL(fileURLWithPath: ".build/screentest", isDirectory: true)
  }

  /// Runs the demo.
  ///
  /// If a folder can't be written to, a warning is printed, and the results don't change.
  /// - Returns: The exit code: 0 if every scenario passed, 1 if a scenario failed.
  @MainActor
  func run() -> Int32 {
    if let seeds = options.seeds { return SeedsCommand(scenarios: options.fails ? [NotInstagramScenario.failing] : NotInstagramScenario.all, seeds: seeds).run() }
    let journal = Journal.open(named: options.fails ? "demo-fail" : "demo", tool: "screentest", in: folder)
    let console = ConsoleLog(showsColour: ConsoleLog.showsColourOnStandardOutput)
    let scenarios = options.fails ? [NotInstagramScenario.failing] : NotInstagramScenario.all
    var screen = ""
    for scenario in scenarios {
      scenario.run(reporter: DemoReporter(), journal: journal, console: console, atEnd: { screen = $0.svgPicture })
    }
    console.showSummary()
    if let journal {
      if !console.summary.hasFailures { print("Journal: \(journal.url.relativePath)") }
      writeLastScreen(screen, beside: journal)
    }
    return console.summary.hasFailures ? 1 : 0
  }

  private func writeLastScreen(_ screen: String, beside journal: Journal) {
    let file = journal.url.deletingPathExtension().appendingPathExtension("svg")
    do {
      try screen.write(to: file, atomically: true, encoding: .utf8)
      print("Last screen: \(file.relativePath)")
    } catch {
      StandardError.print("The picture of the last screen could not be written to \(file.path): \(error.localizedDescription)")
    }
  }
}

/// A reporter that does nothing, because the console log already shows every failure.
private struct DemoReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) {}
}
