public import Foundation

extension NSItemProvider {
  /// Registers the data of an object, for all types that the object can write.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let handed = Handed(object)
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        handed.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Registers a closure that loads an object on demand, for the types that its class can write.
  @preconcurrency
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (_ completionHandler: @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Registers a closure that loads a value on demand, such as a string.
  ///
  /// The registered types are the types that the value's class can write.
  @preconcurrency
  public func registerObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (_ completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) where T._ObjectiveCType: NSItemProviderWriting & SendableMetatype {
    registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { completion in loadHandler { completion($0?._bridgeToObjectiveC(), $1) } }
  }

  /// Returns whether an object of a class can be created from the data.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { typeIdentifier(for: aClass) != nil }

  /// Returns whether a value of a type, such as `String`, can be created from the data.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Returns the first registered type that a class can read.
  private func typeIdentifier(for aClass: any NSItemProviderReading.Type) -> String? {
    registeredTypeIdentifiers.first { TypeIdentifiers.conforms($0, toAnyOf: aClass.readableTypeIdentifiersForItemProvider) }
  }

  /// Loads an object of a class, and calls a closure on a system queue.
  ///
  /// - Returns: The progress of loading. If the progress is canceled immediately, the closure receives an error.
  @preconcurrency @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = typeIdentifier(for: aClass) ?? aClass.readableTypeIdentifiersForItemProvider.first ?? "public.data"
    let reading = Handed(aClass)
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do { completionHandler(try reading.value.object(withItemProviderData: data, typeIdentifier: type), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Loads a value of a type, such as `String.self` or `URL.self`, and calls a closure on a system queue.
  ///
  /// - Returns: The progress of loading. If the progress is canceled immediately, the closure receives an error.
  @preconcurrency @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      guard let object else { return completionHandler(nil, error) }
      var value: T?
      if let object = object as? T._ObjectiveCType, T._conditionallyBridgeFromObjectiveC(object, result: &value), let value { return completionHandler(value, nil) }
      completionHandler(nil, NSItemProvider.error(.unexpectedValueClassError, "\(type(of: object)) isn't of type \(T.self)"))
    }
  }
}
