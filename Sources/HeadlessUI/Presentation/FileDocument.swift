public import UIKit

/// A document type with value semantics that is read from a file and written to a file.
@preconcurrency
public protocol FileDocument {
  /// The configuration for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to.
  ///
  /// The default is the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document by reading a file.
  init(configuration: ReadConfiguration) throws

  /// Returns a file with the contents of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that the document can be written to, which are the readable types by default.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration for reading a document.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that contains the document.
  public let file: FileWrapper
}

/// The configuration for writing a document.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The current file, or `nil` for a new file.
  public let existingFile: FileWrapper?
}
