/// Options for how an item provider transfers a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The raw value, with a bit for each member of the set.
  public let rawValue: Int

  /// Creates a set of file options from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The receiver can open the original file instead of a copy.
  public static let openInPlace: NSItemProviderFileOptions = NSItemProviderFileOptions(rawValue: 1)
}
