import Foundation

/// A part of an interface with traits.
///
/// [Apple: UITraitEnvironment](https://developer.apple.com/documentation/uikit/uitraitenvironment)
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this part of the interface.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits change.
  ///
  /// Never called on the simulated device, because SwiftUI updates views.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIScreen {
  /// The traits of the screen, which are the device's traits.
  public var traitCollection: UITraitCollection { .current }
}

extension UITraitCollection {
  /// Returns the traits with a different light or dark appearance, unless it isn't specified.
  func overridden(by style: UIUserInterfaceStyle) -> UITraitCollection { style == .unspecified ? self : modifyingTraits { $0.userInterfaceStyle = style } }
}
