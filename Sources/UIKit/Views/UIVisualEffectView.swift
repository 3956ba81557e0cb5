/// A view with a visual effect on the content behind it.
///
/// It has no effect on the element tree.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The visual effect.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
