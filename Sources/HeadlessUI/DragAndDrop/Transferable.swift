public import Foundation

/// A value that can be dragged, dropped and shared.
///
/// Within an app the value itself is handed over. Of its representations those are used that make the value of data, for a photo that the user has chosen.
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// How the value is represented outside of the app.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of a value outside of the app.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// The representations of a value, of which there may be several.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation, ImportingRepresentation {
  private let all: [any ImportingRepresentation]

  init(_ all: [any ImportingRepresentation] = []) { self.all = all }

  @MainActor package func value(of data: Data) async throws -> Any? {
    for representation in all {
      if let value = try await representation.value(of: data) { return value }
    }
    return nil
  }
}

/// Builds the representations of a value from the statements of a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Returns the representation of an expression.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }

  /// Returns the representation of a block with one.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }

  /// Returns the representations of a block with several.
  public static func buildBlock<First: TransferRepresentation, Second: TransferRepresentation, each Content: TransferRepresentation>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> TransferRepresentations<Item> where First.Item == Item {
    var all: [any Sendable] = [first, second]
    repeat all.append(each content)
    return TransferRepresentations(all.compactMap { $0 as? any ImportingRepresentation })
  }
}

/// A representation by encoding.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates the representation of a value of a type of content.
  public init(contentType: UTType) {}

  /// Creates the representation of a value of a type of content.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation by another value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation, ImportingRepresentation {
  private let importing: (@Sendable (Proxy) throws -> Item)?

  /// Creates a representation that is made of the value.
  public init(exporting: @escaping @Sendable (Item) -> Proxy) { importing = nil }

  /// Creates a representation that is made of the value, and that the value is made of.
  public init(exporting: @escaping @Sendable (Item) -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item) { self.importing = importing }

  @MainActor package func value(of data: Data) async throws -> Any? {
    guard let importing, let proxy = try await Proxy.make(of: data) else { return nil }
    return try importing(proxy)
  }
}

/// A representation by data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, ImportingRepresentation {
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Creates a representation that is made of the value, and that the value is made of.
  public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item) {
    self.importing = importing
  }

  /// Creates a representation that is made of the value.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) { importing = nil }

  /// Creates a representation that the value is made of.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) { self.importing = importing }

  @MainActor package func value(of data: Data) async throws -> Any? { try await importing?(data) }
}

extension String: Transferable {
  /// The text itself.
  public static var transferRepresentation: TransferRepresentations<String> { TransferRepresentations() }
}

extension Data: Transferable {
  /// The data themselves.
  public static var transferRepresentation: TransferRepresentations<Data> { TransferRepresentations() }
}

extension URL: Transferable {
  /// The URL itself.
  public static var transferRepresentation: TransferRepresentations<URL> { TransferRepresentations() }
}
