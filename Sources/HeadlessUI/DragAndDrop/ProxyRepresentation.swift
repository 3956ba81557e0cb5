import Foundation

/// A transfer representation that uses another value's representation.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation, ChannelRepresentation {
  private let exporting: (@Sendable (Item) throws -> Proxy)?
  private let importing: (@Sendable (Proxy) throws -> Item)?

  /// Creates a representation that can only export values.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { (self.exporting, importing) = (exporting, nil) }

  /// Creates a representation that can only import values.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) { (exporting, self.importing) = (nil, importing) }

  /// Creates a representation that can export and import values.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item) {
    (self.exporting, self.importing) = (exporting, importing)
  }

  package var channels: [TransferChannel<Item>] {
    Proxy.channels.map { channel in
      TransferChannel(
        channel.contentType,
        exporting: exporting.flatMap { exporting in channel.exporting.map { export in { try await export(exporting($0)) } } },
        importing: importing.flatMap { importing in channel.importing.map { make in { try importing(await make($0)) } } })
    }
  }
}
