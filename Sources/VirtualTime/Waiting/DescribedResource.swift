/// A resource of ours that knows more about itself than its name: a request in flight knows when it was started, and by what.
package protocol DescribedResource: IdlingResource {
  /// What messages say about the resource while it is busy.
  var pendingWork: PendingWork { get }
}
