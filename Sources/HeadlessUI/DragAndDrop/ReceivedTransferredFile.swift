public import Foundation

/// A file that a value is received as.
public struct ReceivedTransferredFile: Sendable {
  /// The file, which is deleted once the value is made of it.
  public let file: URL
  /// Whether it's the sender's own file: it's always a copy.
  public let isOriginalFile: Bool = false

  init(file: URL) { self.file = file }
}
