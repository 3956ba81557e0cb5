/// A description of how a value is transferred outside the app.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  /// Sets the suggested name of the file that the data are saved in.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { suggestedFileName { _ in fileName } }

  /// Sets a closure that returns the suggested name of the file that a value's data are saved in.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> { changed { $0.fileName = fileName } }

  /// Sets the processes that can use the representation.
  ///
  /// The visibility has no effect, because the simulated device has one process.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { changed { _ in } }

  private func changed(_ change: (inout TransferChannel<Item>) -> Void) -> TransferRepresentations<Item> {
    var channels = Item.channels(of: self)
    for index in channels.indices { change(&channels[index]) }
    return TransferRepresentations(channels)
  }
}
