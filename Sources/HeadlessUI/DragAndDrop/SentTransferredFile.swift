public import Foundation

/// A file that a value is sent as.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may have the file itself: it always gets a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile) }
}
