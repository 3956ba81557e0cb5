/// A place in a source file where a failure is reported.
public struct SourceLocation: Hashable, Sendable {
  /// The module and the file name: “ProfileTests/ProfileTests.swift”.
  public var fileID: String

  /// The path of the file: absolute in a running test, or relative to the package's root in a journal.
  public var filePath: String

  /// The line number, counted from 1.
  public var line: Int

  /// The column in UTF-8 bytes, counted from 1.
  ///
  /// For a step, this is the column of its opening parenthesis.
  public var column: Int

  /// Creates a location from its parts.
  ///
  /// By default, this is the location of the call.
  public init(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// A location without a file, for a failure that has no place in a source file.
  package static let nowhere = SourceLocation(fileID: "", filePath: "", line: 0, column: 0)
}

extension SourceLocation {
  /// Creates the location of an XCTest assertion, which reports only a file and a line.
  package init(ofAssertionIn path: String, line: Int) {
    self.init(fileID: path.split(separator: "/").suffix(2).joined(separator: "/"), filePath: path, line: line, column: 1)
  }
}
