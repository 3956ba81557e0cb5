import Foundation

/// Starts processes and waits for them; an interruption of this process is handed on to them.
struct ChildProcesses: Sendable {
  /// A process that has ended.
  struct Ended: Sendable {
    let process: Int32
    let end: ProcessEnd
  }

  /// Runs a program to its end.
  /// - Parameters:
  ///   - arguments: The program, which is looked for in the path where it has no slash, and its arguments.
  ///   - folder: The folder that it works in.
  ///   - environment: Variables that are set beside those of this process.
  ///   - output: Takes what it prints on standard output, in pieces; `nil` for this process's own standard output.
  ///   - errors: Takes what it prints on standard error; `nil` for this process's own.
  ///   - started: Is called with the number of the process as soon as there is one.
  func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:], output: (@Sendable (Data) -> Void)? = nil, errors: (@Sendable (Data) -> Void)? = nil,
    started: (Int32) -> Void = { _ in }
  ) throws -> Ended {
    let process = Process()
    let program = arguments.first ?? ""
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? Array(arguments.dropFirst()) : arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let readers = [output, errors].map { $0.map(PipeReader.init) }
    if let reader = readers[0] { process.standardOutput = reader.pipe }
    if let reader = readers[1] { process.standardError = reader.pipe }
    try process.run()
    let number = process.processIdentifier
    Interruption.shared.add(number)
    defer { Interruption.shared.remove(number) }
    started(number)
    for reader in readers { reader?.start() }
    process.waitUntilExit()
    for reader in readers { reader?.finish() }
    return Ended(process: number, end: process.terminationReason == .exit ? .status(process.terminationStatus) : .signal(process.terminationStatus))
  }
}

/// Takes what comes out of a pipe on a thread of its own, so that a process never waits for its reader.
private final class PipeReader: @unchecked Sendable {
  let pipe = Pipe()
  private let take: @Sendable (Data) -> Void
  private let isAtEnd = DispatchSemaphore(value: 0)

  init(_ take: @escaping @Sendable (Data) -> Void) { self.take = take }

  func start() {
    try? pipe.fileHandleForWriting.close()
    Thread.detachNewThread { [self] in
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(pipe.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
        if count > 0 { take(Data(bytes.prefix(count))) } else if count == 0 || errno != EINTR { break }
      }
      isAtEnd.signal()
    }
  }

  /// Waits for the end of the pipe; what a process that was left behind still writes to it is not waited for.
  func finish() { _ = isAtEnd.wait(timeout: .now() + 5) }
}
