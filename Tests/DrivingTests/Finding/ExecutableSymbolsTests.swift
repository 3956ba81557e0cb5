import Foundation
import XCTest

@testable import Driving

/// Tests that symbols are read from a file, and that a damaged file doesn't end the process.
final class ExecutableSymbolsTests: XCTestCase {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent("ExecutableSymbolsTests-\(UUID().uuidString)").path

  override func tearDown() { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the names and the addresses of the symbols in a file.
  private func symbols(_ file: ObjectFile) throws -> [String: Int] { try symbols(file.bytes) }

  private func symbols(_ bytes: [UInt8]) throws -> [String: Int] {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let found = ExecutableSymbols(path: path, demangle: { String(cString: $0) }).all(suffixes: ["vau", "F"])
    return Dictionary(found.map { ($0.mangledName, Int(bitPattern: $0.address)) }) { first, _ in first }
  }

  func test_definedSymbolsOfTheModulesAreFound() throws {
    let file = ObjectFile(symbols: [
      .init("$s4Shop5loginvau", 0x10), .init("$s4Shop3runyyF", 0x20, type: 1), .init("$s4Shop3runyyK", 0x30), .init("_Z4ShopvF", 0x40),
      .init("$s4Shop4elseyyF", 0x50, section: 0),
      .init("$s4Shop4dataF", 0x60, type: 3), .init("$s7Screens3tapyyF", 0x70), .init("$s7Screens11TestContextP4ShopE3tapyyF", 0x80),
      .init("$s7Screens4TestC0A5TestsE3tapyyF", 0x90),
    ])
    XCTAssertEqual(
      try symbols(file),
      ["$s4Shop5loginvau": 0x10, "$s4Shop3runyyF": 0x20, "$s7Screens11TestContextP4ShopE3tapyyF": 0x80, "$s7Screens4TestC0A5TestsE3tapyyF": 0x90])
  }

  func test_theTableForTheLoaderIsTheSecondChoice() throws {
    XCTAssertEqual(try symbols(ObjectFile(symbols: [.init("$s4Shop3runyyF", 0x20)], tableType: 11)), ["$s4Shop3runyyF": 0x20])
    XCTAssertEqual(try symbols(ObjectFile(symbols: [.init("$s4Shop3runyyF", 0x20)], tableType: 5)), [:])
  }

  func test_aTruncatedFileHasNoSymbols() throws {
    let bytes = ObjectFile(symbols: [.init("$s4Shop3runyyF", 0x20), .init("$s4Shop5loginvau", 0x10)]).bytes
    XCTAssertEqual(try symbols(bytes).count, 2)
    for count in 0..<bytes.count { XCTAssertEqual(try symbols(Array(bytes.prefix(count))), [:], "\(count) bytes") }
  }

  func test_aDamagedFileDoesNotEndTheProcess() throws {
    let bytes = ObjectFile(symbols: [.init("$s4Shop3runyyF", 0x20), .init("$s4Shop5loginvau", 0x10)]).bytes
    for value: UInt8 in [0, 1, 0x7F, 0xFF] {
      for index in bytes.indices {
        var damaged = bytes
        for byte in index..<min(index + 8, bytes.count) { damaged[byte] = value }
        XCTAssertLessThanOrEqual(try symbols(damaged).count, 2)
      }
    }
  }

  func test_missingFilesHaveNoSymbols() {
    for path in [path, "/dev/null", "/"] { XCTAssertEqual(ExecutableSymbols(path: path).all(suffixes: ["F"]).count, 0) }
  }

  func test_prefixesExcludeOtherNames() {
    let names = ExecutableSymbols().all(suffixes: ["VACycfC"], prefixes: ["$s12DrivingTests12CellarScreenV"]).map(\.name)
    XCTAssertEqual(names, ["DrivingTests.CellarScreen.init() -> DrivingTests.CellarScreen"])
  }
}

/// A small file in the format of executables, with one table of symbols.
private struct ObjectFile {
  /// A symbol in the table.
  struct Symbol {
    let name: String
    let address: UInt64
    let type: UInt8
    let section: UInt16

    /// Creates a symbol, which is a function in the first section by default.
    init(_ name: String, _ address: UInt64, type: UInt8 = 2, section: UInt16 = 1) {
      self.name = name
      self.address = address
      self.type = type
      self.section = section
    }
  }

  var symbols: [Symbol]
  /// The type of the table's section, which is the complete table by default.
  var tableType: UInt32 = 2

  /// The header, the symbols, their names, and the list of sections.
  var bytes: [UInt8] {
    var names: [UInt8] = [0]
    var table: [UInt8] = []
    for symbol in symbols {
      table += Self.bytes(UInt32(names.count)) + [symbol.type, 0] + Self.bytes(symbol.section) + Self.bytes(symbol.address) + Self.bytes(UInt64(8))
      names += Array(symbol.name.utf8) + [0]
    }
    names += [UInt8](repeating: 0, count: (8 - names.count % 8) % 8)
    let start = UInt64(64), end = start + UInt64(table.count + names.count)
    let empty = Self.section(type: 0, offset: 0, size: 0, link: 0)
    let ofTable = Self.section(type: tableType, offset: start, size: UInt64(table.count), link: 2)
    let ofNames = Self.section(type: 3, offset: start + UInt64(table.count), size: UInt64(names.count), link: 0)
    let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let header = magic + Self.bytes(UInt16(3)) + Self.bytes(UInt16(62)) + Self.bytes(UInt32(1)) + Self.bytes(UInt64(0)) + Self.bytes(UInt64(0)) + Self.bytes(end)
    let sizes: [UInt16] = [64, 56, 0, 64, 3, 0]
    return header + Self.bytes(UInt32(0)) + sizes.flatMap(Self.bytes) + table + names + empty + ofTable + ofNames
  }

  private static func section(type: UInt32, offset: UInt64, size: UInt64, link: UInt32) -> [UInt8] {
    bytes(UInt32(0)) + bytes(type) + bytes(UInt64(0)) + bytes(UInt64(0)) + bytes(offset) + bytes(size) + bytes(link) + bytes(UInt32(0)) + bytes(UInt64(8)) + bytes(UInt64(24))
  }

  private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] { withUnsafeBytes(of: number.littleEndian, Array.init) }
}
