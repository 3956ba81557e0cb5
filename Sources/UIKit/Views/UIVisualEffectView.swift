/// A view with a visual effect on the content behind it.
///
/// On the simulated device, the effect isn't drawn.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The visual effect.
  open var effect: UIVisualEffect?

  /// Creates a view with a visual effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
