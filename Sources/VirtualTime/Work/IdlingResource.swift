/// Work that isn't visible in virtual time, such as a socket, a process, or another thread.
///
/// While a registered resource is busy, a wait that has nothing else to do takes real time, up to its timeout.
/// Without a busy resource, the wait would end immediately, because nothing that the scheduler can see could end it.
///
/// A resource must become idle only after it has delivered its result, for example after it has resumed the continuation or called the completion handler.
public protocol IdlingResource: AnyObject, Sendable {
  /// The name of the resource in messages, for example “the upload of the avatar”.
  var name: String { get }

  /// Whether the resource has nothing to do.
  ///
  /// The property is read often, on the waiting thread, so it should return quickly.
  var isIdle: Bool { get }

  /// The reason why the resource is busy, for the message of a failed wait. The default is `nil`.
  ///
  /// For example: “3 of 20 pictures are loaded”.
  var busyReason: String? { get }
}

extension IdlingResource {
  /// A default value of `nil`.
  public var busyReason: String? { nil }
}
