import Foundation
import ScenarioKit
import ScreentestCommands

// Results are printed to standard output, errors about the arguments to standard error.
switch Arguments.parse(CommandLine.arguments.dropFirst()) {
case .success(.demo(let options)): exit(DemoCommand(options: options).run())
case .success(.previews(let command)): exit(command.run())
case .success(.new(let command)): exit(command.run())
case .success(.report(let command)): exit(command.run())
case .success(.test(let command)): exit(command.run())
case .success(.help(let usage)): print(usage.text)
case .failure(let problem):
  StandardError.print("\(problem.message)\n\(problem.usage.pointer)")
  exit(2)
}
