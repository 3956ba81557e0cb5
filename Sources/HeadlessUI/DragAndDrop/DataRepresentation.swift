public import Foundation

/// A transfer representation that converts a value to and from data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, ChannelRepresentation {
  package let channels: [TransferChannel<Item>]

  /// Creates a representation that exports and imports values as data of a content type.
  public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item) {
    channels = [TransferChannel(contentType, exporting: exporting, importing: importing)]
  }

  /// Creates a representation that exports values as data of a content type.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    channels = [TransferChannel(exportedContentType, exporting: exporting)]
  }

  /// Creates a representation that imports values from data of a content type.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    channels = [TransferChannel(importedContentType, importing: importing)]
  }
}
