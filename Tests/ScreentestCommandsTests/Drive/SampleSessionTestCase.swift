import XCTest

@testable import ScreentestCommands

/// Tests of a session with an app in this process.
class SampleSessionTestCase: XCTestCase {
  private(set) var sample: SampleSession!

  override func setUpWithError() throws { sample = try SampleSession() }

  override func tearDown() { sample.remove() }

  /// Returns a session whose app is launched, after commands that are written as lines.
  func session(_ lines: String...) throws -> DriveSession {
    let session = try sample.started()
    for line in lines { _ = session.answer(line) }
    return session
  }
}
