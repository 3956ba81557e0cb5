public import Foundation

/// The place where a function leaves an error: `&error`, or `nil`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// A coordinator of the programs that use a file.
///
/// The app alone uses its files here, so each closure runs at once, with the location that it was asked for.
/// [Apple: NSFileCoordinator](https://developer.apple.com/documentation/foundation/nsfilecoordinator)
open class NSFileCoordinator: NSObject {
  /// The options of reading a file, which have no effect here.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads what was saved last.
    public static let withoutChanges: Self = Self(rawValue: 1)
    /// Follows symbolic links.
    public static let resolvesSymbolicLink: Self = Self(rawValue: 2)
    /// Reads only what is known of a file without its content.
    public static let immediatelyAvailableMetadataOnly: Self = Self(rawValue: 4)
    /// Reads a file to send it.
    public static let forUploading: Self = Self(rawValue: 8)
  }

  /// The options of writing a file, which have no effect here.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Deletes the file.
    public static let forDeleting: Self = Self(rawValue: 1)
    /// Moves the file.
    public static let forMoving: Self = Self(rawValue: 2)
    /// Changes the file.
    public static let forMerging: Self = Self(rawValue: 4)
    /// Replaces the file.
    public static let forReplacing: Self = Self(rawValue: 8)
    /// Changes what is known of a file without its content.
    public static let contentIndependentMetadataOnly: Self = Self(rawValue: 16)
  }

  /// The identifier of the object that uses the files.
  open var purposeIdentifier: String = UUID().uuidString

  /// Creates a coordinator; the presenter has no effect, because nobody else changes the app's files.
  public init(filePresenter filePresenterOrNil: Any? = nil) {}

  /// Runs a closure that reads a file, without ever an error.
  open func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void) { reader(url) }

  /// Runs a closure that writes a file, without ever an error.
  open func coordinate(writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void) { writer(url) }

  /// Runs a closure that reads a file and writes another, without ever an error.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Runs a closure that writes two files, without ever an error.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Notes that the app will move a file, which changes nothing.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  /// Notes that the app has moved a file, which changes nothing.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}

  /// Cancels no closures, because each runs at once.
  open func cancel() {}
}
