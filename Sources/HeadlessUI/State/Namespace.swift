/// A namespace for the identities of views: `@Namespace private var namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty, LinkableProperty {
  /// The identity of a namespace.
  ///
  /// The identity stays the same as long as the view exists.
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier
  }

  private final class Identity: Sendable {}

  private var identity: Identity

  /// Creates a namespace.
  public init() { identity = Identity() }

  /// The identity of the namespace.
  public var wrappedValue: ID { ID(object: ObjectIdentifier(identity)) }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    if let known = slot as? Identity { identity = known } else { slot = identity }
  }
}
