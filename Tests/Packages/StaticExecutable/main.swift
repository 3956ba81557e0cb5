import Foundation
import FoundationNetworking
import Synchronization

/// The main function of `screentest`, which runs scenarios without a test library.
///
/// The package manager gives the main function of each executable a name of this form.
@_silgen_name("screentest_main") private func screentest(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

/// Uses functions that ScreenTestKit replaces in the libraries of a dynamically linked process.
private func sayHello() {
  let arrived = DispatchSemaphore(value: 0)
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) { arrived.signal() }
  arrived.wait()
  let sum = Mutex(0)
  DispatchQueue.concurrentPerform(iterations: 100) { number in sum.withLock { $0 += number } }
  Thread { arrived.signal() }.start()
  arrived.wait()
  let values: [String: Any] = ["numbers": [1, 2]]
  print("Hello, sum \(sum.withLock { $0 }), cast \(values["numbers"] as? [Int] ?? [])")
  print(Bundle.main.bundlePath.isEmpty, TimeZone.current.identifier.isEmpty, ProcessInfo.processInfo.arguments.count, UserDefaults.standard.bool(forKey: "StaticExecutable"))
  print(URLSessionConfiguration.ephemeral.timeoutIntervalForRequest, DateFormatter().string(from: .distantPast).isEmpty, Date().timeIntervalSince1970 > 0)
}

@MainActor private func wait() async throws -> String {
  try await Task.sleep(for: .milliseconds(1))
  return await Task { "A task ran." }.value
}

if CommandLine.argc > 1 { exit(screentest(CommandLine.argc, CommandLine.unsafeArgv)) }
sayHello()
print(try await wait())
