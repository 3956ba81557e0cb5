package import Foundation

/// One data type that a value can be exported to, imported from, or both.
package struct TransferChannel<Item: Transferable>: Sendable {
  package let contentType: UTType
  let exporting: (@Sendable (Item) async throws -> Data)?
  let importing: (@Sendable (Data) async throws -> Item)?
  var fileName: (@Sendable (Item) -> String?)?

  init(_ contentType: UTType, exporting: (@Sendable (Item) async throws -> Data)? = nil, importing: (@Sendable (Data) async throws -> Item)? = nil) {
    (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing)
  }
}

/// A representation that consists of channels, as all built-in representations do.
package protocol ChannelRepresentation<Item>: TransferRepresentation {
  /// The channels, with the preferred channel first.
  var channels: [TransferChannel<Item>] { get }
}

extension Transferable {
  /// The data types that a value supports, with the preferred type first.
  static var channels: [TransferChannel<Self>] { channels(of: transferRepresentation) }

  static func channels(of representation: some TransferRepresentation) -> [TransferChannel<Self>] {
    func channels(_ representation: some ChannelRepresentation) -> Any { representation.channels }
    return (representation as? any ChannelRepresentation).flatMap { channels($0) as? [TransferChannel<Self>] } ?? []
  }

  /// Creates a value from a photo's data, or returns `nil` if the type can't be imported from images.
  @MainActor package static func make(of data: Data) async throws -> Self? {
    for channel in channels where UTType.image.conforms(to: channel.contentType) || channel.contentType.conforms(to: .image) {
      if let importing = channel.importing { return try await importing(data) }
    }
    return nil
  }
}
