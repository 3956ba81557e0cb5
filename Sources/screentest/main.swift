import Foundation
import ScenarioKit

// Results belong to standard output; what went wrong with the call itself to standard error.
switch Arguments.parse(CommandLine.arguments.dropFirst()) {
case .success(.demo(let options)): exit(DemoCommand(options: options).run())
case .success(.previews(let command)): exit(command.run())
case .success(.help): print(Arguments.usage)
case .failure(let problem):
  StandardError.print("\(problem.message)\n\n\(Arguments.usage)")
  exit(2)
}
