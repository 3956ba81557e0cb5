public import FoundationExtras

extension NSItemProvider {
  /// Registers the data of a value for all types that its representation can export.
  ///
  /// The argument is evaluated each time the data are loaded.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    for channel in T.channels {
      guard let exporting = channel.exporting else { continue }
      registerDataRepresentation(forTypeIdentifier: channel.contentType.identifier, visibility: .all) { completion in
        Task { do { completion(try await exporting(transferable()), nil) } catch { completion(nil, error) } }
        return nil
      }
    }
    if let fileName = T.channels.lazy.compactMap({ $0.fileName }).last { suggestedName = fileName(transferable()) ?? suggestedName }
  }

  /// Loads a value of a type and passes it to a closure on a system queue.
  ///
  /// - Returns: The progress of loading the data.
  @preconcurrency @discardableResult
  public func loadTransferable<T: Transferable>(type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void) -> Progress {
    let source = T.source(in: self)
    return loadDataRepresentation(forTypeIdentifier: source?.typeIdentifier ?? T.channels.first?.contentType.identifier ?? UTType.data.identifier) { data, error in
      guard let data, let source else { return completionHandler(.failure(error ?? NSItemProvider.error(.unavailableCoercionError, "No data of type \(T.self) is available"))) }
      Task { do { completionHandler(.success(try await source.importing(data))) } catch { completionHandler(.failure(error)) } }
    }
  }

  /// Returns the data of the given type.
  func data(of typeIdentifier: String, isolation: isolated (any Actor)? = #isolation) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? NSItemProvider.error(.unknownError, "No data is available.")))
      }
    }
  }
}

extension Transferable {
  /// Returns the first importable type in a provider, and the closure that imports it.
  ///
  /// The result is `nil` if the value can't be imported from the provider.
  static func source(in provider: NSItemProvider) -> (typeIdentifier: String, importing: @Sendable (Data) async throws -> Self)? {
    for channel in channels {
      guard let importing = channel.importing else { continue }
      let type = provider.registeredTypeIdentifiers.first { TypeIdentifiers.conforms($0, to: channel.contentType.identifier) }
      if let type { return (type, importing) }
    }
    return nil
  }
}
