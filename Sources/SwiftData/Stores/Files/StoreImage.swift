import Foundation

/// The contents of a store's file.
struct StoreImage: Sendable {
  let identifier: String
  private(set) var contents: StoreContents
  /// The number of bytes up to the end of the last complete frame.
  private(set) var end: Int
  /// The approximate number of bytes that a rewritten file would have.
  private(set) var liveSize: Int

  /// Reads the bytes of a file, or returns `nil` for a new file.
  ///
  /// - Parameter schema: The schema that the file must have, or `nil` for any schema.
  /// - Throws: A `StoreProblem` if the file isn't a store or is damaged. An incomplete last frame is ignored.
  init?(_ file: [UInt8], schema requested: StoreSchema?, path: String) throws(StoreProblem) {
    guard let (header, frame) = try Self.start(of: file, path) else { return nil }
    let (identifier, schema) = try Self.decode(frame, path) { reader throws(ByteReader.Problem) in try reader.schema() }
    if let requested, requested != schema { throw .differentSchema(path: path, stored: schema.version, requested: requested.version) }
    self.identifier = identifier
    contents = StoreContents(try SchemaTables(schema))
    end = frame.payload.endIndex
    liveSize = end
    var needsContents = header.isRewritten
    while let frame = try StoreFrame.read(file, at: end, path: path) {
      guard needsContents == (frame.kind == .contents) else { throw .damaged(path: path, offset: frame.offset, reason: "a record of kind \(frame.kind) isn't expected there") }
      needsContents = false
      try apply(frame, path)
      end = frame.payload.endIndex
    }
    if needsContents { throw .damaged(path: path, offset: end, reason: "the contents of a rewritten file are incomplete") }
  }

  /// Returns the schema of a file, or `nil` for a new file.
  static func schema(of file: [UInt8], path: String) throws(StoreProblem) -> StoreSchema? {
    guard let (_, frame) = try start(of: file, path) else { return nil }
    return try decode(frame, path) { reader throws(ByteReader.Problem) in try reader.schema().schema }
  }

  /// Returns the bytes of a file with the given contents.
  static func bytes(of contents: StoreContents, identifier: String, isRewritten: Bool) throws(StoreProblem) -> [UInt8] {
    let schema: ByteWriter
    do {
      schema = try ByteWriter.schema(contents.tables.schema, identifier: identifier)
    } catch {
      throw .invalidSchema(reason: "the schema can't be encoded (\(error))")
    }
    let start = FileHeader(isRewritten: isRewritten).bytes + StoreFrame.bytes(.schema, schema)
    return isRewritten ? start + StoreFrame.bytes(.contents, .contents(contents)) : start
  }

  private static func start(of file: [UInt8], _ path: String) throws(StoreProblem) -> (FileHeader, StoreFrame)? {
    guard let header = try FileHeader(file[...], path: path) else { return nil }
    guard let frame = try StoreFrame.read(file, at: FileHeader.size, path: path) else {
      if header.isRewritten { throw .damaged(path: path, offset: FileHeader.size, reason: "the schema of a rewritten file is incomplete") }
      return nil
    }
    guard frame.kind == .schema else { throw .damaged(path: path, offset: frame.offset, reason: "the first record isn't a schema") }
    return (header, frame)
  }

  private mutating func apply(_ frame: StoreFrame, _ path: String) throws(StoreProblem) {
    let tables = contents.tables
    switch frame.kind {
    case .schema: throw .damaged(path: path, offset: frame.offset, reason: "there's a second schema")
    case .contents:
      contents = try Self.decode(frame, path) { reader throws(ByteReader.Problem) in try reader.contents(tables) }
      liveSize = frame.payload.endIndex
    case .commit:
      let (change, number, date) = try Self.decode(frame, path) { reader throws(ByteReader.Problem) in try reader.commit(tables) }
      let effective: StoreChange
      do {
        effective = try contents.effective(change)
      } catch {
        throw .damaged(path: path, offset: frame.offset, reason: "a commit doesn't fit the rows before (\(error))")
      }
      guard number > contents.history.lastNumber else { throw .damaged(path: path, offset: frame.offset, reason: "the numbers of commits don't ascend") }
      liveSize += contents.commit(effective, number: number, date: date)
    case .historyDeletion:
      let numbers = try Self.decode(frame, path) { reader throws(ByteReader.Problem) in try reader.historyDeletion() }
      let transactions = contents.history.transactions(numbered: numbers)
      guard transactions.count == numbers.count else { throw .damaged(path: path, offset: frame.offset, reason: "a deleted transaction doesn't exist") }
      liveSize -= contents.deleteHistory(transactions)
    }
  }

  /// Decodes the payload of a frame.
  private static func decode<Value>(_ frame: StoreFrame, _ path: String, _ read: (inout ByteReader) throws(ByteReader.Problem) -> Value) throws(StoreProblem) -> Value {
    var reader = ByteReader(frame.payload)
    do {
      return try read(&reader)
    } catch {
      throw .damaged(path: path, offset: reader.offset, reason: error.reason)
    }
  }
}
