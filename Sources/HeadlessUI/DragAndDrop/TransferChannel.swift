package import Foundation

/// One type of data that a value becomes, or is made of.
package struct TransferChannel<Item: Transferable>: Sendable {
  package let contentType: UTType
  let exporting: (@Sendable (Item) async throws -> Data)?
  let importing: (@Sendable (Data) async throws -> Item)?
  var fileName: (@Sendable (Item) -> String?)?

  init(_ contentType: UTType, exporting: (@Sendable (Item) async throws -> Data)? = nil, importing: (@Sendable (Data) async throws -> Item)? = nil) {
    (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing)
  }
}

/// A representation that has channels, as all of the framework's own have.
package protocol ChannelRepresentation<Item>: TransferRepresentation {
  /// The channels, the best first.
  var channels: [TransferChannel<Item>] { get }
}

extension Transferable {
  /// The types of data that a value becomes, or is made of, the best first.
  static var channels: [TransferChannel<Self>] { channels(of: transferRepresentation) }

  static func channels(of representation: some TransferRepresentation) -> [TransferChannel<Self>] {
    func channels(_ representation: some ChannelRepresentation) -> Any { representation.channels }
    return (representation as? any ChannelRepresentation).flatMap { channels($0) as? [TransferChannel<Self>] } ?? []
  }

  /// Returns the value that the data of a photo stand for, or `nil` if the type isn't made of images.
  @MainActor package static func make(of data: Data) async throws -> Self? {
    for channel in channels where UTType.image.conforms(to: channel.contentType) || channel.contentType.conforms(to: .image) {
      if let importing = channel.importing { return try await importing(data) }
    }
    return nil
  }
}
