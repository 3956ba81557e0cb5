import Synchronization

/// A unique identifier of a stream, subscriber or subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private final class Counter: Sendable {
    let last = Atomic<UInt64>(0)
  }

  private static let counter = Counter()

  private let number: UInt64

  /// Creates a unique identifier.
  public init() { number = Self.counter.last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Creates the identifier of an object.
  public init(_ object: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }

  /// The identifier as hexadecimal text.
  public var description: String { "0x" + String(number, radix: 16, uppercase: true) }
}

/// A type with a unique identifier for each value.
public protocol CustomCombineIdentifierConvertible {
  /// The unique identifier of the value.
  ///
  /// The default for an object is the identifier of its identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
