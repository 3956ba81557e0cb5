public import Foundation

/// A representation by data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, ChannelRepresentation {
  package let channels: [TransferChannel<Item>]

  /// Creates a representation that is made of the value, and that the value is made of.
  public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item) {
    channels = [TransferChannel(contentType, exporting: exporting, importing: importing)]
  }

  /// Creates a representation that is made of the value.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    channels = [TransferChannel(exportedContentType, exporting: exporting)]
  }

  /// Creates a representation that the value is made of.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    channels = [TransferChannel(importedContentType, importing: importing)]
  }
}
