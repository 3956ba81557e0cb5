/// A place in a source file, at which a failure is reported.
public struct SourceLocation: Hashable, Sendable {
  /// The module and the file's name: “ProfileTests/ProfileTests.swift”.
  public var fileID: String

  /// The path of the file: absolute as the compiler saw it, or relative to the package's root in a journal.
  public var filePath: String

  /// The line, counted from 1.
  public var line: Int

  /// The column in UTF-8 bytes, counted from 1; of a step, the column of its opening parenthesis.
  public var column: Int

  /// Creates a location from its parts, by default the place of the call.
  public init(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// No place at all.
  package static let nowhere = SourceLocation(fileID: "", filePath: "", line: 0, column: 0)
}

extension SourceLocation {
  /// The place of an assertion of XCTest, which says only its file and its line.
  package init(ofAssertionIn path: String, line: Int) {
    self.init(fileID: path.split(separator: "/").suffix(2).joined(separator: "/"), filePath: path, line: line, column: 1)
  }
}
