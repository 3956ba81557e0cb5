/// The class between a responder and a view, for the framework's own use.
///
/// `NSObject.init()` belongs to no actor, and neither does an initializer that overrides it. A view inherits none from this class, so its initializers belong to the main actor, and an
/// app's view can set itself up in `init(frame:)`.
@preconcurrency @MainActor
open class _UIViewBase: UIResponder {
  /// Creates a view, for the framework's own use.
  public init(_base: Void) { super.init() }
}
