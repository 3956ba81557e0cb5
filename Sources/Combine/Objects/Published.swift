/// A property of a class that sends each new value, and tells that its object is about to change.
///
/// - Setting it first sends from the object's `objectWillChange`.
/// - Then `$property` sends the new value. The property itself still has the old one.
/// - Last the property has the new value.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Creates a property with its first value: `@Published var name = ""`.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates a property with its first value, for use in an initializer.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// The value; only properties of classes have one.
  @available(*, unavailable, message: "@Published is only available on properties of classes. Make the type a class.")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// A publisher of the property's values, beginning with the present one.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  /// The value of the property of an object.
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

  /// The publisher of the property of an object.
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
  /// A publisher of the values of a published property, beginning with the present one.
  public struct Publisher: Combine.Publisher {
    /// The kind of the property's value.
    public typealias Output = Value

    /// A publisher of this kind never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Value, Downstream.Failure == Never {
      storage.receive(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, for as long as the property's object lives: `.assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.setAndTell($0) })
  }
}

// Every access holds a lock.
extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
