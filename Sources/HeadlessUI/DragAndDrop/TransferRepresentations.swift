/// The representations of a value, of which there may be several.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation, ChannelRepresentation {
  package let channels: [TransferChannel<Item>]

  init(_ channels: [TransferChannel<Item>]) { self.channels = channels }
}
