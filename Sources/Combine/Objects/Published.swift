/// A property wrapper that publishes new values and announces that its object is about to change.
///
/// - First, the object's `objectWillChange` publisher sends.
/// - Then `$property` sends the new value. The property still has the old value.
/// - Finally, the property is set to the new value.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Creates a published property with an initial value: `@Published var name = ""`.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates a published property with an initial value, for use in an initializer.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// The value of the property.
  ///
  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes. Make the type a class.")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// A publisher of the property's values, starting with the current value.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  /// Accesses the value of the property in the enclosing object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      ObjectPublishers.shared.knownPublisher(of: object)?.send()
      object[keyPath: storageKeyPath].storage.set(newValue)
    }
  }

  /// Accesses the publisher of the property in the enclosing object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.setOwner(object)
      return Publisher(storage: storage)
    }
    set {}
  }
}

extension Published {
  /// A publisher of a published property's values, starting with the current value.
  public struct Publisher: Combine.Publisher {
    /// The type of the property.
    public typealias Output = Value

    /// The type of failure.
    ///
    /// This publisher never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Value, Downstream.Failure == Never {
      storage.receive(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property: `.assign(to: &$name)`.
  ///
  /// The subscription lasts as long as the object that owns the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.setAndTell($0) })
  }
}

// Unchecked, because a lock protects all access.
extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
