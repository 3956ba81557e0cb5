import Foundation

/// A transfer representation that converts a value to and from a file.
///
/// A received file has its type's filename extension but not its original name. Folders aren't supported: loading a folder throws an error.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, ChannelRepresentation {
  package let channels: [TransferChannel<Item>]

  /// Creates a representation that exports and imports values as files of a content type.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Has no effect, because the received file is always a copy.
  ///   - exporting: Returns the file of a value.
  ///   - importing: Returns the value of a file. The file is deleted afterwards.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { channels = [TransferChannel(contentType, exporting: Self.data(of: exporting), importing: Self.item(of: importing, contentType))] }

  /// Creates a representation that exports values as files of a content type.
  public init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) {
    channels = [TransferChannel(exportedContentType, exporting: Self.data(of: exporting))]
  }

  /// Creates a representation that imports values from files of a content type.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { channels = [TransferChannel(importedContentType, importing: Self.item(of: importing, importedContentType))] }

  private static func data(of exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) -> @Sendable (Item) async throws -> Data {
    { try Data(contentsOf: await exporting($0).file) }
  }

  private static func item(of importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item, _ type: UTType) -> @Sendable (Data) async throws -> Item {
    { data in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var file = folder.appendingPathComponent("data")
      if let ending = type.preferredFilenameExtension { file.appendPathExtension(ending) }
      try data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file))
    }
  }
}
