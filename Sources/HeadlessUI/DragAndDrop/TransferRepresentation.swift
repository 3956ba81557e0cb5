/// A representation of a value outside of the app.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  /// Sets the name of a file with the data.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { suggestedFileName { _ in fileName } }

  /// Sets the name of a file with the data, of which a value may have one.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> { changed { $0.fileName = fileName } }

  /// Sets which processes see the representation: the simulated device has one, which sees all.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { changed { _ in } }

  private func changed(_ change: (inout TransferChannel<Item>) -> Void) -> TransferRepresentations<Item> {
    var channels = Item.channels(of: self)
    for index in channels.indices { change(&channels[index]) }
    return TransferRepresentations(channels)
  }
}
