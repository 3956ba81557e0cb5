import Foundation
import Synchronization
import VirtualTime

@testable import ScenarioKit

/// Actions of a test that end or block its process, for child processes only.
enum Misbehaviour {
  static func perform(_ name: String) {
    switch name {
    case "exit": exit(0)
    case "exitWith3": exit(3)
    case "exitElsewhere":
      Thread { exit(0) }.start()
      while true { Thread.sleep(forTimeInterval: 1) }
    case "abort": abort()
    case "exitWith256": exit(256)
    case "exitWith69": exit(69)
    case "_exit": _exit(0)
    case "_Exit": _Exit(0)
    case "quick_exit": quick_exit(0)
    case "pthread_exit": pthread_exit(nil)
    case "execv", "execvp", "execve": replaceProcess(name)
    case "execvOfNothing":
      var arguments: [UnsafeMutablePointer<CChar>?] = [nil]
      precondition(execv("/there/is/no/such/program", &arguments) == -1 && errno == ENOENT)
    case "atexitAfterAFailure":
      atexit { _exit(0) }
      ScenarioRun.fail(TestFailure(kind: "misbehaviour", message: "It failed before the end."))
    case "exitInAtexitAfterAFailure":
      atexit { exit(0) }
      ScenarioRun.fail(TestFailure(kind: "misbehaviour", message: "It failed before the end."))
    case "forkExit", "fork_exit", "forkCrash", "forkFail": Fork.perform(name)
    case "forceUnwrap": _ = [Int]().first!
    case "fatalError": fatalError("It is all over.")
    case "recursion": _ = endless(1)
    case "recursionOnAQueue":
      DispatchQueue.global().async { _ = endless(1) }
      while true { Thread.sleep(forTimeInterval: 1) }
    case "recursionInATask":
      Task.detached { _ = endless(1) }
      while true { Thread.sleep(forTimeInterval: 1) }
    case "loop": while true {}
    case "lock":
      let lock = NSLock()
      lock.lock()
      lock.lock()  // The second time.
    case "loopWhilePrinting": print(EndlessText())
    case "slow", "slowWithoutLimits": Thread.sleep(forTimeInterval: 0.4)
    case "slowUnderADebugger":
      if beTraced() { Thread.sleep(forTimeInterval: 1) }
    case "crashInAStepWithTexts": abort()
    case "crashInANamedStep":
      named("end the process")
      abort()
    case "crashAfterASecret":
      ScenarioRun.redact("Misbehaving")
      abort()
    case "outside": waitForOutsideWork()
    case "killed":
      // While the step waits, only the watchdog writes to the journal.
      let url = Journal.standard!.url
      while try! !String(contentsOf: url, encoding: .utf8).contains(#""path":"1.2""#) { Thread.sleep(forTimeInterval: 0.01) }
      kill(getpid(), SIGKILL)
    case "killedAtOnce": kill(getpid(), SIGKILL)
    default: break
    }
  }

  private static func endless(_ number: Int) -> Int { number == 0 ? 0 : endless(number + 1) + 1 }

  /// Lets the parent process trace this process, like a debugger, and returns whether that succeeded.
  private static func beTraced() -> Bool {
    typealias Trace = @convention(c) (CInt, CInt, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> CLong
    guard let function = dlsym(nil, "ptrace") else { return false }
    let isTraced = unsafeBitCast(function, to: Trace.self)(0, 0, nil, nil) == 0
    if isTraced { FileHandle.standardError.write(Data("traced\n".utf8)) }
    return isTraced
  }

  private static func waitForOutsideWork() {
    let work = OutsideWork()
    let scheduler = VirtualScheduler()
    scheduler.register(work)
    Thread {
      Thread.sleep(forTimeInterval: 1)
      work.isDone.store(true, ordering: .releasing)
    }.start()
    _ = scheduler.wait(timeout: .seconds(60)) { work.isIdle }
    scheduler.deregister(work)
  }
}

extension Misbehaviour {
  private static func replaceProcess(_ function: String) {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    switch function {
    case "execv": execv("/bin/true", &arguments)
    case "execve": execve("/bin/true", &arguments, &arguments)
    default: execvp("true", &arguments)
    }
  }
}

/// A child process that ends while its parent's test continues.
private enum Fork {
  static func perform(_ name: String) {
    guard let function = dlsym(nil, "fork") else { return }
    let child = unsafeBitCast(function, to: (@convention(c) () -> pid_t).self)()
    if child == 0 {
      switch name {
      case "forkExit": exit(0)
      case "forkCrash": abort()
      case "forkFail":
        ScenarioRun.fail(TestFailure(kind: "misbehaviour", message: "It failed in the child."))
        _exit(0)
      default: _exit(0)
      }
    }
    var status: CInt = -1
    waitpid(child, &status, 0)
    FileHandle.standardError.write(Data("the child ended with \(status)\n".utf8))
  }
}

/// A text that never finishes printing and keeps standard output locked.
private struct EndlessText: TextOutputStreamable {
  func write(to target: inout some TextOutputStream) {
    while true {}
  }
}

private final class OutsideWork: IdlingResource {
  let name = "outside work"
  let isDone = Atomic(false)
  var isIdle: Bool { isDone.load(ordering: .acquiring) }
}
