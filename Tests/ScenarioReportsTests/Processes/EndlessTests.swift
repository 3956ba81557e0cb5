import XCTest

@testable import ScenarioKit

/// Tests that `KilledProcessTests` runs in child processes until it kills them.
///
/// In this process they do nothing.
final class EndlessTests: XCTestCase {
  func test_scenariosForEver() throws {
    guard Child.task == "endless" else { return }
    let progress = try XCTUnwrap(Progress(in: XCTUnwrap(Journal.standardFolder)))
    var number = 0
    while true {
      number += 1
      Scenario("Scenario \(number)") {
        Given(I: progress.grow)
        When(I: progress.grow)
        Then(I: progress.grow)
      }
    }
  }
}

/// The number of steps that have started, in a file that is updated before each step continues.
struct Progress {
  private let file: Int32
  private let count = Guarded(0)

  init?(in folder: URL) {
    file = open(folder.appendingPathComponent("progress").path, O_WRONLY | O_CREAT, 0o644)
    if file < 0 { return nil }
  }

  @Sendable func grow() {
    let now = count.withLock { count in
      count += 1
      return count
    }
    withUnsafeBytes(of: now) { XCTAssertEqual(pwrite(file, $0.baseAddress, $0.count, 0), $0.count) }
  }

  /// Returns the number that a process has left in a folder.
  static func read(in folder: URL) -> Int {
    let bytes = (try? Data(contentsOf: folder.appendingPathComponent("progress"))) ?? Data()
    return bytes.count < MemoryLayout<Int>.size ? 0 : bytes.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
  }
}
