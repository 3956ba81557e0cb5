import Foundation

/// The child processes that this process starts and waits for.
///
/// A signal that interrupts this process is also sent to the processes that it has started.
struct ChildProcesses: Sendable {
  /// A process that has ended.
  struct Ended: Sendable {
    let process: Int32
    let end: ProcessEnd
  }

  /// Runs a program and waits until it ends.
  /// - Parameters:
  ///   - arguments: The program and its arguments. A program without a slash is searched in `PATH`.
  ///   - folder: The working directory.
  ///   - environment: Variables to set in addition to the variables of this process.
  ///   - output: A closure that receives pieces of standard output, or `nil` to use this process's standard output.
  ///   - errors: A closure that receives pieces of standard error, or `nil` to use this process's standard error.
  ///   - started: A closure that receives the process identifier as soon as the process has started.
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

/// A reader for a pipe on a separate thread, so a process never waits for its reader.
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

  /// Waits up to five seconds for the end of the pipe.
  ///
  /// A process that was left behind can keep the pipe open.
  func finish() { _ = isAtEnd.wait(timeout: .now() + 5) }
}
