/// How an item provider hands over a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The receiver may open the file where it is, rather than a copy.
  public static let openInPlace: NSItemProviderFileOptions = NSItemProviderFileOptions(rawValue: 1)
}
