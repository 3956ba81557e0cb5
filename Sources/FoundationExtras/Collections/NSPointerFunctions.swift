import Foundation

/// A namespace for the options of object tables.
public enum NSPointerFunctions {
  /// Options for how a table of objects stores and compares its objects.
  public struct Options: OptionSet, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The table holds objects strongly.
    public static let strongMemory: Self = []
    /// The table holds objects weakly.
    ///
    /// When an object is freed, it's no longer in the table.
    public static let weakMemory: Self = Self(rawValue: 5)
    /// The table compares objects with `isEqual(_:)`.
    public static let objectPersonality: Self = []
    /// The table compares objects by identity.
    public static let objectPointerPersonality: Self = Self(rawValue: 2 << 8)
    /// The table holds copies of the objects.
    public static let copyIn: Self = Self(rawValue: 1 << 16)
  }
}

/// An object in a table, stored and compared according to the table's options.
struct TableEntry: Hashable {
  private let hash: Int
  private let comparesIdentity: Bool
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let object = options.contains(.copyIn) ? (object as? any NSCopying).map { $0.copy(with: nil) as AnyObject } ?? object : object
    comparesIdentity = options.contains(.objectPointerPersonality)
    hash = comparesIdentity ? ObjectIdentifier(object).hashValue : (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue
    (strong, weak) = options.contains(.weakMemory) ? (nil, object) : (object, object)
  }

  /// The object, or `nil` if it was freed.
  var object: AnyObject? { strong ?? weak }

  static func == (first: Self, second: Self) -> Bool {
    guard let one = first.object, let other = second.object else { return false }
    if one === other { return true }
    guard !first.comparesIdentity, let one = one as? NSObject else { return false }
    return one.isEqual(other)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
