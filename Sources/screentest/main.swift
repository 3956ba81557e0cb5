import Foundation
import ScenarioKit
import ScreentestCommands

switch Arguments.parse(CommandLine.arguments.dropFirst()) {
case .success(.demo(let options)): exit(DemoCommand(options: options).run())
case .success(.previews(let command)): exit(command.run())
case .success(.new(let command)): exit(command.run())
case .success(.report(let command)): exit(command.run())
case .success(.test(let command)): exit(command.run())
case .success(.drive(let command)): exit(command.run())
case .success(.doctor(let command)): exit(command.run())
case .success(.help(let usage)): print(usage.text)
case .failure(let problem):
  if problem.usage == .drive, CommandLine.arguments.contains("--json") {
    print(problem.jsonLine)
    exit(2)
  }
  // Print errors about the arguments to standard error, because standard output is only for results.
  StandardError.print("\(problem.message)\n\(problem.usage.pointer)")
  exit(2)
}
