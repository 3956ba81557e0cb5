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
    var channels = Item.channels(of: first) + Item.channels(of: second)
    repeat channels += Item.channels(of: each content)
    return TransferRepresentations(channels)
  }
}
