import Foundation
import XCTest

@testable import SwiftData

final class StoreEncodingTests: XCTestCase {
  private let values: [StoredValue] =
    [.null, .text(""), .text("a\u{301}\0🦊"), .data(Data()), .data(Data([0, 255])), .encoded(Data("[1]".utf8)), .reference(RowID(1)), .reference(RowID(1 << 40))]
    + [0, 1, -1, 63, 64, -65, .max, .min].map(StoredValue.integer) + [0, -0.0, 1.5, .infinity, .nan, .leastNonzeroMagnitude].map(StoredValue.real)

  func test_valuesAreReadAsTheyWereWritten() throws {
    var writer = ByteWriter()
    for value in values { writer.write(value) }
    var reader = ByteReader(writer.bytes)
    for value in values { XCTAssertTrue(try reader.value().isIdentical(to: value), "\(value)") }
    XCTAssertTrue(reader.isAtEnd)
  }

  func test_smallIntegersTakeOneByte() {
    var writer = ByteWriter()
    writer.write(signed: -64)
    XCTAssertEqual(writer.count, 1)
    writer.write(signed: .min)
    XCTAssertEqual(writer.count, 11)
  }

  func test_everyIncompleteValueThrows() {
    for value in values {
      var writer = ByteWriter()
      writer.write(value)
      for count in 0..<writer.count {
        var reader = ByteReader(writer.bytes[..<count])
        XCTAssertThrowsError(try reader.value(), "\(count) bytes of \(value)")
      }
    }
  }

  func test_bytesThatNoWriterWritesThrow() {
    let tooLong = [UInt8](repeating: 0xFF, count: 12)
    let bytes: [[UInt8]] = [[7], [255], [1] + tooLong, [3, 4, 0x61], [3, 1, 0xFF], [6, 0], [6] + tooLong, [4] + tooLong, [1] + [UInt8](repeating: 0x80, count: 9) + [2]]
    for bytes in bytes {
      var reader = ByteReader(bytes)
      XCTAssertThrowsError(try reader.value(), "\(bytes)")
    }
  }

  func test_valuesAreCodableInJSON() throws {
    let decoded = try JSONDecoder().decode([StoredValue].self, from: JSONEncoder().encode(values))
    XCTAssertEqual(decoded.count, values.count)
    for (decoded, value) in zip(decoded, values) { XCTAssertTrue(decoded.isIdentical(to: value), "\(value)") }
    XCTAssertThrowsError(try JSONDecoder().decode([StoredValue].self, from: Data(#"["CQ=="]"#.utf8)))
  }

  func test_valuesAreIdenticalIfTheirBytesAre() {
    XCTAssertEqual(StoredValue.text("\u{E9}"), .text("e\u{301}"))
    XCTAssertFalse(StoredValue.text("\u{E9}").isIdentical(to: .text("e\u{301}")))
    XCTAssertFalse(StoredValue.real(0).isIdentical(to: .real(-0.0)))
    XCTAssertTrue(StoredValue.real(.nan).isIdentical(to: .real(.nan)))
    XCTAssertFalse(StoredValue.data(Data([1])).isIdentical(to: .encoded(Data([1]))))
  }

  func test_theChecksumIsTheOneOfZipFiles() {
    XCTAssertEqual(CRC32.checksum(Array("123456789".utf8)[...]), 0xCBF4_3926)
    XCTAssertEqual(CRC32.checksum([]), 0)
  }

  func test_keysMatchByBytesAndNeverWithNull() {
    XCTAssertNil(UniqueKey([.text("a"), .null]))
    XCTAssertNil(UniqueKey([.real(.nan)]))
    XCTAssertEqual(UniqueKey([.real(0)]), UniqueKey([.real(-0.0)]))
    XCTAssertNotEqual(UniqueKey([.text("\u{E9}")]), UniqueKey([.text("e\u{301}")]))
    XCTAssertNotEqual(UniqueKey([.text("a"), .text("bc")]), UniqueKey([.text("ab"), .text("c")]))
  }

  func test_aSchemaIsReadAsItWasWritten() throws {
    var schema = StoreSchema.trips
    schema.entities[0].columns[1].defaultValue = .real(.infinity)
    schema.entities[0].columns[1].originalName = "cost"
    var reader = ByteReader(try ByteWriter.schema(schema, identifier: "A").bytes)
    let (identifier, read) = try reader.schema()
    XCTAssertEqual(read, schema)
    XCTAssertEqual(identifier, "A")
  }
}
