/// Work that virtual time does not see: a socket, a process, another thread.
///
/// While a registered resource is busy, a wait with nothing else to do spends real time, up to its timeout.
/// Without one, such a wait ends at once, because nothing that the scheduler knows could end it.
///
/// A resource reports idle after it has handed over its result (resumed the continuation, called the completion handler).
public protocol IdlingResource: AnyObject, Sendable {
  /// What messages call the resource, for example “the upload of the avatar”.
  var name: String { get }

  /// Whether the resource has nothing to do. It is read often, on the waiting thread, so it should return quickly.
  var isIdle: Bool { get }

  /// What keeps the resource busy, as a failed wait tells it: “3 of 20 pictures are loaded”. It is `nil` unless you implement it.
  var busyReason: String? { get }
}

extension IdlingResource {
  /// No reason.
  public var busyReason: String? { nil }
}
