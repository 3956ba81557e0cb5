public import Foundation
import Synchronization

/// An object that converts values to another form and back.
///
/// Subclasses override `transformedValue(_:)` and `reverseTransformedValue(_:)`. [Apple: ValueTransformer](https://developer.apple.com/documentation/foundation/valuetransformer)
open class ValueTransformer: NSObject {
  /// The registered transformer that this transformer stands for, or `nil` if it converts values by itself.
  private let registered: ValueTransformer?

  /// Creates a transformer.
  public required override init() {
    registered = nil
    super.init()
  }

  /// Creates a transformer that converts values as the transformer that is registered with a name.
  ///
  /// The result is `nil` if no transformer has the name.
  public init?(forName name: NSValueTransformerName) {
    guard let registered = Self.registered(forName: name) else { return nil }
    self.registered = registered
    super.init()
  }

  /// Returns the class of the converted values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether values can be converted back, which is `true` by default.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns the converted form of a value, which is the value itself by default.
  open func transformedValue(_ value: Any?) -> Any? {
    if let registered { return registered.transformedValue(value) }
    return value
  }

  /// Returns the value with a converted form, which is the result of `transformedValue(_:)` by default.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    if let registered { return registered.reverseTransformedValue(value) }
    return transformedValue(value)
  }

  // MARK: Names

  /// Registers a transformer with a name, replacing an earlier transformer, or removes the name if the transformer is `nil`.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    TransformerRegistry.shared.set(transformer, name)
  }

  /// Returns the names of all registered transformers, in alphabetical order.
  open class func valueTransformerNames() -> [NSValueTransformerName] { TransformerRegistry.shared.names.map { NSValueTransformerName($0) } }

  /// Returns the transformer that is registered with a name, or `nil` if there isn't one.
  package static func registered(forName name: NSValueTransformerName) -> ValueTransformer? { TransformerRegistry.shared.transformer(name) }
}

/// The name of a registered value transformer.
///
/// [Apple: NSValueTransformerName](https://developer.apple.com/documentation/foundation/nsvaluetransformername)
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The registered transformers of the process.
private final class TransformerRegistry: Sendable {
  static let shared = TransformerRegistry()

  /// A transformer that is shared between threads.
  ///
  /// `@unchecked Sendable`: Any thread can use a registered transformer, as on Apple's platforms. Transformers have no state that changes.
  private struct Registration: @unchecked Sendable {
    let transformer: ValueTransformer
  }

  private let registrations = Mutex<[String: Registration]>([:])

  func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) {
    let registration = transformer.map { Registration(transformer: $0) }
    registrations.withLock { $0[name.rawValue] = registration }
  }

  func transformer(_ name: NSValueTransformerName) -> ValueTransformer? { registrations.withLock { $0[name.rawValue] }?.transformer }

  var names: [String] { registrations.withLock { $0.keys.sorted() } }
}
