public import Foundation

/// A file that a value is imported from.
public struct ReceivedTransferredFile: Sendable {
  /// The received file.
  ///
  /// The file is deleted after the value has been imported.
  public let file: URL
  /// A Boolean value that indicates whether the file is the original.
  ///
  /// The value is always `false`, because the file is always a copy.
  public let isOriginalFile: Bool = false

  init(file: URL) { self.file = file }
}
