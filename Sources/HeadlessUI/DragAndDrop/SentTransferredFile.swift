public import Foundation

/// A file that a value is exported to.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// A Boolean value that indicates whether the receiver can access the original file.
  ///
  /// The value has no effect, because the receiver always gets a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a sent file from a file URL.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile) }
}
