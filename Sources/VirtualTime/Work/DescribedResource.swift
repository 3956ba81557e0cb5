/// A resource of ours that knows more about itself than its name: a request in flight knows when it was started, and by what.
package protocol DescribedResource: IdlingResource {
  /// What messages say about the resource while it is busy.
  var pendingWork: PendingWork { get }

  /// Whether waits wait for it; false for a request to an excluded URL.
  var isTracked: Bool { get }
}

extension DescribedResource {
  /// Yes.
  package var isTracked: Bool { true }
}

extension IdlingResource {
  /// Whether waits wait for the resource now.
  var isAwaited: Bool { !isIdle && (self as? any DescribedResource)?.isTracked ?? true }
}
