/// A blur over what is behind it.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
