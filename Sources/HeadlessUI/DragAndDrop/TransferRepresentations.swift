/// A combination of transfer representations of a value.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation, ChannelRepresentation {
  package let channels: [TransferChannel<Item>]

  init(_ channels: [TransferChannel<Item>]) { self.channels = channels }
}
