import Foundation

/// What the tool was asked to do.
enum Arguments {
  case demo(DemoCommand.Options)
  case previews(PreviewsCommand)
  case help

  /// An argument that the tool does not understand.
  struct Problem: Error, Equatable {
    let message: String
  }

  static let usage = """
    screentest demo [--output DIR]   runs the scenarios of the example app and prints their log; writes the journal and a
                                     picture of the last screen to DIR (or $SCREENTEST_OUTPUT, or .build/screentest)
    screentest demo --fail           runs one scenario that fails on purpose, to show what a failure looks like
    screentest demo --seeds N        runs each scenario in the plain order and under the seeds 0 to N - 1, twice each, with a
                                     log of failures only, and checks that both runs write the same journal
    screentest previews [--package-path DIR] [--scratch-path DIR] [--output DIR]
                                     writes a picture of every preview of a package, PreviewProvider or #Preview, to the
                                     output folder (or .build/screentest/previews in the package); the package needs one
                                     test with XCTest, in a target that depends on ScreenTestKit
    screentest help                  prints this

    Ends with 0 when every scenario passed, with 1 when one failed, with 2 when the arguments are wrong.
    """

  /// Reads the arguments that follow the tool's name.
  static func parse(_ arguments: some Sequence<String>) -> Result<Arguments, Problem> {
    var rest = Array(arguments)[...]
    guard let command = rest.popFirst() else { return .success(.help) }
    switch command {
    case "demo": return demo(rest)
    case "previews": return previews(rest)
    case "help", "--help", "-h": return .success(.help)
    default: return .failure(Problem(message: "There is no command “\(command)”. The commands are: demo, previews, help."))
    }
  }

  private static func previews(_ arguments: ArraySlice<String>) -> Result<Arguments, Problem> {
    var command = PreviewsCommand()
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .success(.help)
      case "--package-path", "--scratch-path", "--output":
        guard let folder = rest.popFirst(), !folder.isEmpty, !folder.hasPrefix("--") else {
          return .failure(Problem(message: "\(argument) wants a folder: screentest previews \(argument) DIR."))
        }
        switch argument {
        case "--output": command.output = folder
        case "--scratch-path": command.scratch = folder
        default: command.package = folder
        }
      default: return .failure(Problem(message: "previews does not know “\(argument)”. Its options are: --package-path DIR, --scratch-path DIR, --output DIR."))
      }
    }
    return .success(.previews(command))
  }

  private static func demo(_ arguments: ArraySlice<String>) -> Result<Arguments, Problem> {
    var options = DemoCommand.Options()
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--fail": options.fails = true
      case "--help", "-h": return .success(.help)
      case "--output":
        guard let folder = rest.popFirst(), !folder.isEmpty, !folder.hasPrefix("--") else {
          return .failure(Problem(message: "--output wants a folder: screentest demo --output DIR."))
        }
        options.output = folder
      case "--seeds":
        guard let seeds = rest.popFirst().flatMap({ Int($0) }), seeds > 0 else {
          return .failure(Problem(message: "--seeds wants a number: screentest demo --seeds 1000."))
        }
        options.seeds = seeds
      default: return .failure(Problem(message: "demo does not know “\(argument)”. Its options are: --output DIR, --fail, --seeds N."))
      }
    }
    return .success(.demo(options))
  }
}
