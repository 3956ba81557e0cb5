import Foundation

/// A transfer representation that encodes a value as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation, ChannelRepresentation {
  package let channels: [TransferChannel<Item>]

  /// Creates a representation that encodes values as JSON with the given content type.
  public init(contentType: UTType) { self.init(for: Item.self, contentType: contentType) }

  /// Creates a representation that encodes values of an item type as JSON with the given content type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    channels = [TransferChannel(contentType, exporting: { try JSONEncoder().encode($0) }, importing: { try JSONDecoder().decode(Item.self, from: $0) })]
  }
}
