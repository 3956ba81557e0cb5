import Foundation

/// A part of an interface that has traits.
///
/// [Apple: UITraitEnvironment](https://developer.apple.com/documentation/uikit/uitraitenvironment)
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this part of the interface.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits change: never here, because views are told of a change when SwiftUI updates them.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIScreen {
  /// The traits of the screen, which are the device's.
  public var traitCollection: UITraitCollection { .current }
}

extension UITraitCollection {
  /// The traits with another style, unless the style isn't specified.
  func overridden(by style: UIUserInterfaceStyle) -> UITraitCollection { style == .unspecified ? self : modifyingTraits { $0.userInterfaceStyle = style } }
}
