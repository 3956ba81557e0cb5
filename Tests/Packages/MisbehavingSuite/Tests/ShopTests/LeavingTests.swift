import Foundation
import ScenarioKit
import XCTest

/// Twelve ways to end the process successfully in the middle of a test, if SHOP_LEAVES is set.
final class LeavingTests: XCTestCase {
  private func leave(_ way: () -> Void) { if ProcessInfo.processInfo.environment["SHOP_LEAVES"] != nil { way() } }

  private func call<Function>(_ name: String, as _: Function.Type) -> Function { unsafeBitCast(dlsym(nil, name), to: Function.self) }

  /// The number of the system call that ends all threads.
  #if arch(x86_64)
    private let exitGroup = 231
  #else
    private let exitGroup = 94
  #endif

  private func execute(_ run: (UnsafePointer<CChar>, UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Void) {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    run("/bin/true", &arguments)
  }

  func test_01_exit() { leave { exit(0) } }
  func test_02_exitWithAStatusThatIsCut() { leave { exit(256) } }
  func test_03__exit() { leave { _exit(0) } }
  func test_04__Exit() { leave { _Exit(0) } }
  func test_05_quick_exit() { leave { quick_exit(0) } }
  func test_06_execv() { leave { execute { _ = execv($0, $1) } } }
  func test_07_execvp() { leave { execute { _ = execvp($0, $1) } } }
  func test_08_execve() { leave { execute { _ = execve($0, $1, $1) } } }
  func test_09_handlerOfAtexit() {
    leave {
      atexit { _exit(0) }
      exit(0)
    }
  }
  func test_10_rawCall() { leave { _ = call("syscall", as: (@convention(c) (Int, Int) -> Int).self)(exitGroup, 0) } }
  func test_11_anotherThread() {
    leave {
      Thread.detachNewThread { exit(0) }
      while true { pause() }
    }
  }
  func test_12_pthread_exit() { leave { pthread_exit(nil) } }
}
