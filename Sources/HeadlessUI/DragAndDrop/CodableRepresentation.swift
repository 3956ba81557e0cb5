import Foundation

/// A representation by encoding, as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation, ChannelRepresentation {
  package let channels: [TransferChannel<Item>]

  /// Creates the representation of a value of a type of content.
  public init(contentType: UTType) { self.init(for: Item.self, contentType: contentType) }

  /// Creates the representation of a value of a type of content.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    channels = [TransferChannel(contentType, exporting: { try JSONEncoder().encode($0) }, importing: { try JSONDecoder().decode(Item.self, from: $0) })]
  }
}
