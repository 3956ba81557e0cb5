extension Subscribers {
  /// The end of a publisher's events: success or failure.
  @frozen
  public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished

    /// The publisher failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// Returns the completion with its failure converted.
  func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
