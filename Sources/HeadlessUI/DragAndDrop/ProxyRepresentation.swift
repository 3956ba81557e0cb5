import Foundation

/// A transfer representation that uses the representation of another value, the proxy.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation, ChannelRepresentation {
  private let exporting: (@Sendable (Item) throws -> Proxy)?
  private let importing: (@Sendable (Proxy) throws -> Item)?

  /// Creates a representation that exports values by converting them to a proxy.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { (self.exporting, importing) = (exporting, nil) }

  /// Creates a representation that imports values by converting a proxy.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) { (exporting, self.importing) = (nil, importing) }

  /// Creates a representation that exports and imports values by converting them to and from a proxy.
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
