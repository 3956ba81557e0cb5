public import UIKit

/// A document that is a value, as in SwiftUI.
@preconcurrency
public protocol FileDocument {
  /// What the document is read with.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written with.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it reads.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it writes; those that it reads, by default.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: ReadConfiguration) throws

  /// The document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that it reads.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read with.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written with.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it was; `nil` for a new one.
  public let existingFile: FileWrapper?
}
