public import Foundation

/// A pointer to the location for an error: `&error`, or `nil`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// A coordinator of file access between programs.
///
/// On the simulated device, only the app uses its files. Each closure runs immediately and receives the URL that was passed.
/// [Apple: NSFileCoordinator](https://developer.apple.com/documentation/foundation/nsfilecoordinator)
open class NSFileCoordinator: NSObject {
  /// Options for reading a file.
  ///
  /// On the simulated device, the options have no effect.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of reading options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads the last saved contents.
    public static let withoutChanges: Self = Self(rawValue: 1)
    /// Follows symbolic links.
    public static let resolvesSymbolicLink: Self = Self(rawValue: 2)
    /// Reads only the metadata of a file.
    public static let immediatelyAvailableMetadataOnly: Self = Self(rawValue: 4)
    /// Reads a file for uploading.
    public static let forUploading: Self = Self(rawValue: 8)
  }

  /// Options for writing a file.
  ///
  /// On the simulated device, the options have no effect.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of writing options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Deletes the file.
    public static let forDeleting: Self = Self(rawValue: 1)
    /// Moves the file.
    public static let forMoving: Self = Self(rawValue: 2)
    /// Merges changes into the file.
    public static let forMerging: Self = Self(rawValue: 4)
    /// Replaces the file.
    public static let forReplacing: Self = Self(rawValue: 8)
    /// Changes only the metadata of a file.
    public static let contentIndependentMetadataOnly: Self = Self(rawValue: 16)
  }

  /// An identifier of the purpose of the file access.
  open var purposeIdentifier: String = UUID().uuidString

  /// Creates a coordinator for a file presenter.
  ///
  /// The presenter has no effect, because only the app changes its files.
  public init(filePresenter filePresenterOrNil: Any? = nil) {}

  /// Runs a closure that reads a file.
  ///
  /// Never reports an error.
  open func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void) { reader(url) }

  /// Runs a closure that writes a file.
  ///
  /// Never reports an error.
  open func coordinate(writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void) { writer(url) }

  /// Runs a closure that reads one file and writes another.
  ///
  /// Never reports an error.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Runs a closure that writes two files.
  ///
  /// Never reports an error.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Announces that the app will move a file.
  ///
  /// Does nothing, because only the app uses its files.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  /// Announces that the app has moved a file.
  ///
  /// Does nothing, because only the app uses its files.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}

  /// Cancels pending closures.
  ///
  /// Does nothing, because closures run immediately.
  open func cancel() {}
}
