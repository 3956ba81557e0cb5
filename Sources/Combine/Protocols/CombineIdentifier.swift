import Synchronization

/// Tells one publisher's stream, subscriber or subscription from others.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private final class Counter: Sendable {
    let last = Atomic<UInt64>(0)
  }

  private static let counter = Counter()

  private let number: UInt64

  /// Creates an identifier that no other one equals.
  public init() { number = Self.counter.last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Creates the identifier of an object.
  public init(_ object: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }

  /// The identifier as a text.
  public var description: String { "0x" + String(number, radix: 16, uppercase: true) }
}

/// A type whose values can be told apart by an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier; for an object that of its identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
