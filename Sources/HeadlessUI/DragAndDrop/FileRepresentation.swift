import Foundation

/// A representation by a file.
///
/// A file that is received has the ending of its type, and not the name of the file that was sent. A folder can't be sent: loading it throws an error.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, ChannelRepresentation {
  package let channels: [TransferChannel<Item>]

  /// Creates a representation that is made of the value, and that the value is made of.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Has no effect: the file that is received is always a copy.
  ///   - exporting: Returns the file of a value.
  ///   - importing: Returns the value of a file, which is deleted afterwards.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { channels = [TransferChannel(contentType, exporting: Self.data(of: exporting), importing: Self.item(of: importing, contentType))] }

  /// Creates a representation that is made of the value.
  public init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) {
    channels = [TransferChannel(exportedContentType, exporting: Self.data(of: exporting))]
  }

  /// Creates a representation that the value is made of.
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
