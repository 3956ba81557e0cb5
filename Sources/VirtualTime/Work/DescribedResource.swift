/// A resource of this package that can describe its work.
///
/// For example, a request has a start time and a starter.
package protocol DescribedResource: IdlingResource {
  /// The description of the resource in messages while it's busy.
  var pendingWork: PendingWork { get }

  /// Whether waits wait for the resource. The value is `false` for a request to an excluded URL.
  var isTracked: Bool { get }
}

extension DescribedResource {
  /// A default value of `true`.
  package var isTracked: Bool { true }
}

extension IdlingResource {
  /// Whether waits currently wait for the resource.
  var isAwaited: Bool { !isIdle && (self as? any DescribedResource)?.isTracked ?? true }
}
