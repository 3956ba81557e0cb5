public import Foundation

/// A color with components from 0 to 1.
///
/// [Apple: UIColor](https://developer.apple.com/documentation/uikit/uicolor)
public final class UIColor: NSObject, Sendable {
  private enum Form {
    case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let form: Form

  /// Creates a color from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { form = .components(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a dynamic color, such as a color for light and dark appearance.
  ///
  /// The closure is called each time the color is used, and returns the color for the current traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { form = .dynamic(dynamicProvider) }

  package var red: CGFloat { rgba.red }
  package var green: CGFloat { rgba.green }
  package var blue: CGFloat { rgba.blue }
  package var alpha: CGFloat { rgba.alpha }

  /// The components, resolved for ``UITraitCollection/current``.
  var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components(with: .current) }

  private func components(with traits: @autoclosure () -> UITraitCollection) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch form {
    case .components(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    case .dynamic(let provider):
      { traits in provider(traits).components(with: traits) }(traits())
    }
  }

  /// Returns the color for the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic = form else { return self }
    let parts = components(with: traitCollection)
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Returns whether an object is a color with the same components.
  ///
  /// A dynamic color equals only itself.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard case .components = form, case .components = other.form else { return self === other }
    return rgba == other.rgba
  }

  /// The hash value of the color.
  public override var hash: Int {
    guard case .components(let red, let green, let blue, let alpha) = form else { return ObjectIdentifier(self).hashValue }
    return [red, green, blue, alpha].hashValue
  }

  /// Returns the color with a different alpha value.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .dynamic(let provider) = form { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
