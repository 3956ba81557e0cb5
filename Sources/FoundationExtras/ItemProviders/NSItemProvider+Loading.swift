public import Foundation

extension NSItemProvider {
  /// Starts to load the data of a type on a queue of the system's.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - fail: Called if there are no data of the type, or the progress was cancelled before.
  ///   - load: Loads the data, and calls the closure that is given once they are there.
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

  /// Loads the data of a type, or of the first that conforms to it, and calls a closure with them on a queue of the system's.
  ///
  /// - Returns: The progress of the loading; if it's cancelled at once, the closure receives an error.
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

  /// Loads the data of a type into a file, and calls a closure with it on a queue of the system's; the file is deleted when the closure returns.
  ///
  /// - Returns: The progress of the loading; if it's cancelled at once, the closure receives an error.
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

  /// Loads the file of a type, and calls a closure with it on a queue of the system's.
  ///
  /// The closure receives the file that was registered if it was registered with `openInPlace`, and `true`; or else a copy, and `false`.
  ///
  /// - Returns: The progress of the loading; if it's cancelled at once, the closure receives an error.
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

  /// Loads the item of a type, and calls a closure with it on a queue of the system's.
  ///
  /// Data are an `NSData`, a file is its URL, and an item is what was registered. An app can cast it to `Data`, `URL` or `String`.
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

  /// Returns the item of a type.
  ///
  /// Data are an `NSData`, a file is its URL, and an item is what was registered. An app can cast it to `Data`, `URL` or `String`.
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
