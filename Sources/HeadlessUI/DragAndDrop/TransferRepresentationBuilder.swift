/// A result builder that creates the transfer representation of a value.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Builds a representation from an expression.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }

  /// Builds a representation from a block with one representation.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }

  /// Builds a combined representation from a block with several representations.
  public static func buildBlock<First: TransferRepresentation, Second: TransferRepresentation, each Content: TransferRepresentation>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> TransferRepresentations<Item> where First.Item == Item {
    var channels = Item.channels(of: first) + Item.channels(of: second)
    repeat channels += Item.channels(of: each content)
    return TransferRepresentations(channels)
  }
}
