#if os(Linux)
  import Foundation
  import XCTest

  @testable import ScreentestCommands

  /// Tests of the changes that the system reports, in a temporary folder.
  final class FolderMonitorTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FolderMonitorTests-\(UUID().uuidString)")

    override func setUpWithError() throws {
      for name in ["Sources/Cart", "Sources/.hidden", "Other"] {
        try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("text".utf8).write(to: file)
    }

    /// Returns the changes up to the change of a file.
    ///
    /// The time limit only ends a test that fails.
    private func changes(_ monitor: FolderMonitor, upTo path: String, line: UInt = #line) -> [String] {
      var changes = FileChanges()
      while !changes.paths.contains(path) {
        guard monitor.wait(milliseconds: 60_000) else {
          XCTFail("No change of \(path). There are changes of: \(changes.paths)", line: line)
          break
        }
        changes.add(monitor.takeChanges())
      }
      return changes.paths
    }

    func test_savedFilesAreReported() throws {
      let monitor = try FolderMonitor(folder)
      monitor.watch(["Sources", "Tests", "App/Core"])
      XCTAssertEqual(monitor.count, 3)
      XCTAssertFalse(monitor.hasReachedLimit)
      for path in ["Other/a.swift", "readme.md", "Sources/.hidden/b.swift", "Sources/Cart/c.swift~", "Sources/Cart/Cart.swift"] { try write(path) }
      XCTAssertEqual(changes(monitor, upTo: "Sources/Cart/Cart.swift"), ["Sources/Cart/Cart.swift"])
      try write("Package.swift")
      XCTAssertEqual(changes(monitor, upTo: "Package.swift"), ["Package.swift"])
    }

    func test_newFoldersAreWatched() throws {
      let monitor = try FolderMonitor(folder)
      monitor.watch(["Sources", "Tests", "App/Core"])
      try write("Sources/Cart/New/Deep/One.swift")
      XCTAssertEqual(changes(monitor, upTo: "Sources/Cart/New/Deep/One.swift"), ["Sources/Cart/New/Deep/One.swift"])
      try write("Sources/Cart/New/Deep/Two.swift")
      XCTAssertEqual(changes(monitor, upTo: "Sources/Cart/New/Deep/Two.swift"), ["Sources/Cart/New/Deep/Two.swift"])
      try write("App/Core/Three.swift")
      XCTAssertEqual(changes(monitor, upTo: "App").filter { !$0.hasPrefix("App") }, [])
      try write("App/Core/Four.swift")
      XCTAssertTrue(changes(monitor, upTo: "App/Core/Four.swift").contains("App/Core/Four.swift"))
    }

    func test_renamedAndRemovedFilesAreReported() throws {
      try write("Sources/Cart/Old.swift")
      let monitor = try FolderMonitor(folder)
      monitor.watch(["Sources"])
      let (old, new) = (folder.appendingPathComponent("Sources/Cart/Old.swift"), folder.appendingPathComponent("Sources/Cart/New.swift"))
      try FileManager.default.moveItem(at: old, to: new)
      XCTAssertEqual(changes(monitor, upTo: "Sources/Cart/New.swift"), ["Sources/Cart/New.swift", "Sources/Cart/Old.swift"])
      try FileManager.default.moveItem(at: folder.appendingPathComponent("Sources/Cart"), to: folder.appendingPathComponent("Sources/Shop"))
      XCTAssertEqual(changes(monitor, upTo: "Sources/Shop/New.swift"), ["Sources/Cart", "Sources/Shop/New.swift"])
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Sources/Shop"))
      XCTAssertTrue(changes(monitor, upTo: "Sources/Shop").contains("Sources/Shop/New.swift"))
    }

    func test_anOverflowMakesTheChangesIncomplete() {
      var bytes: [UInt8] = []
      for (watch, mask, name) in [(Int32(7), UInt32(bitPattern: IN_CREATE), "a.swift"), (-1, UInt32(bitPattern: IN_Q_OVERFLOW), "")] {
        let padded = Array(name.utf8) + [UInt8](repeating: 0, count: name.isEmpty ? 0 : 16 - name.utf8.count)
        withUnsafeBytes(of: watch) { bytes += $0 }
        for number in [mask, 0, UInt32(padded.count)] { withUnsafeBytes(of: number) { bytes += $0 } }
        bytes += padded
      }
      let events = bytes.withUnsafeBytes { InotifyEvent.events(in: $0) }
      XCTAssertEqual(events.map(\.name), ["a.swift", ""])
      XCTAssertEqual(events.map(\.watch), [7, -1])
      XCTAssertEqual(events.map { $0.has(IN_Q_OVERFLOW) }, [false, true])
    }
  }
#endif
