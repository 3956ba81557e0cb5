import Foundation

// Results belong to standard output; what went wrong with the call itself to standard error.
switch Arguments.parse(CommandLine.arguments.dropFirst()) {
case .success(.demo(let options)): exit(DemoCommand(options: options).run())
case .success(.help): print(Arguments.usage)
case .failure(let problem):
  FileHandle.standardError.write(Data("\(problem.message)\n\n\(Arguments.usage)\n".utf8))
  exit(2)
}
