public import Foundation

extension NSItemProvider {
  /// Starts loading the data of a type on a system queue.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - fail: A closure that is called if there's no data of the type, or the progress was already canceled.
  ///   - load: A closure that loads the data and then calls the given closure.
  func start(
    _ typeIdentifier: String, fail: @escaping @Sendable (any Error) -> Void, load: @escaping @Sendable (ItemRepresentation, _ done: @escaping @Sendable () -> Void) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let representation = representation(for: typeIdentifier)
    DispatchQueue.global().async {
      guard let representation else { return fail(NSItemProvider.error(.itemUnavailableError, "Cannot load representation of type \(typeIdentifier)")) }
      if progress.isCancelled { return fail(CocoaError(.userCancelled)) }
      load(representation) { progress.completedUnitCount = 1 }
    }
    return progress
  }

  /// Loads the data of a type or a conforming type, and calls a closure on a system queue.
  ///
  /// - Returns: The progress of loading. If the progress is canceled immediately, the closure receives an error.
  @preconcurrency @discardableResult
  public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress {
    start(typeIdentifier) {
      completionHandler(nil, $0)
    } load: { representation, done in
      representation.loadData { data, error in
        done()
        completionHandler(data, error)
      }
    }
  }

  /// Loads the data of a type into a file, and calls a closure on a system queue.
  ///
  /// The file is deleted after the closure returns.
  ///
  /// - Returns: The progress of loading. If the progress is canceled immediately, the closure receives an error.
  @preconcurrency @discardableResult
  public func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress {
    let name = suggestedName
    return start(typeIdentifier) {
      completionHandler(nil, $0)
    } load: { representation, done in
      representation.loadFile(inPlace: false, named: name) { file, error in
        done()
        completionHandler(file?.url, error)
        file?.remove()
      }
    }
  }

  /// Loads the file of a type, and calls a closure on a system queue.
  ///
  /// The closure receives the registered file and `true` if the file was registered with `openInPlace`, or a copy and `false` otherwise.
  ///
  /// - Returns: The progress of loading. If the progress is canceled immediately, the closure receives an error.
  @preconcurrency @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return start(typeIdentifier) {
      completionHandler(nil, false, $0)
    } load: { representation, done in
      representation.loadFile(inPlace: true, named: name) { file, error in
        done()
        completionHandler(file?.url, file.map { $0.folder == nil } ?? false, error)
      }
    }
  }

  /// Loads the item of a type, and calls a closure on a system queue.
  ///
  /// Data becomes `NSData`, a file becomes its URL, and other items are passed as they were registered. An app can cast the item to `Data`, `URL` or `String`.
  @preconcurrency
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil) {
    let options = Handed(options)
    _ = start(typeIdentifier) {
      completionHandler?(nil, $0)
    } load: { representation, done in
      representation.loadItem(options: options.value) { item, error in
        done()
        completionHandler?(item, error)
      }
    }
  }

  /// Loads and returns the item of a type.
  ///
  /// Data becomes `NSData`, a file becomes its URL, and other items are returned as they were registered. An app can cast the item to `Data`, `URL` or `String`.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, isolation: isolated (any Actor)? = #isolation
  ) async throws -> any NSSecureCoding {
    let item: Handed<any NSSecureCoding> = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        continuation.resume(with: item.map { .success(Handed($0)) } ?? .failure(error ?? NSItemProvider.error(.unknownError, "There is no item.")))
      }
    }
    return item.value
  }
}
