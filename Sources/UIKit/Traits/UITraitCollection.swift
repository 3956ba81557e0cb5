public import Foundation

/// The traits that an interface goes by, such as light or dark.
///
/// [Apple: UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection)
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(values: TraitValues) { self.values = values }

  /// Creates traits of which none is set.
  public convenience override init() { self.init(values: TraitValues()) }

  /// Creates traits with only a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }

  /// Creates traits with only a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }

  /// Creates traits with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }

  /// Creates traits with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }

  /// Creates traits with only a number of pixels in a point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

  /// Creates traits with only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }

  /// Creates traits with only a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory } }

  /// Creates traits from others; the last of those that set a trait counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $1.values.over($0) })
  }

  /// Creates traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(values: TraitValues().changed(by: mutations)) }

  /// Returns the traits with the changes of a closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection { UITraitCollection(values: values.changed(by: mutations)) }

  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The number of pixels in a point, or 0 if it isn't set.
  public var displayScale: CGFloat { values.displayScale }

  /// The direction of the layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  /// Returns whether a color can look different than with other traits: if one style is light and the other one dark.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }

  /// Returns whether each trait that is set in other traits has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool { trait.map { $0.values.over(values) == values } ?? true }

  /// Whether another object has the same traits.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  /// A hash of the traits.
  public override var hash: Int { values.hashValue }
}

/// A direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction isn't known.
  case unspecified = -1
  /// The layout runs from left to right.
  case leftToRight = 0
  /// The layout runs from right to left.
  case rightToLeft = 1
}

/// Traits that can be set.
public protocol UIMutableTraits {
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// How much room there is from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The number of pixels in a point.
  var displayScale: CGFloat { get set }
  /// The direction of the layout.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The size of text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The values of the traits that UIKit knows.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var displayScale: CGFloat = 0
  var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified

  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  /// The values that are set here, and those of other traits for the rest.
  func over(_ base: TraitValues) -> TraitValues {
    var result = base
    func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless unset: Value) {
      if self[keyPath: path] != unset { result[keyPath: path] = self[keyPath: path] }
    }
    take(\.userInterfaceStyle, unless: .unspecified)
    take(\.userInterfaceIdiom, unless: .unspecified)
    take(\.horizontalSizeClass, unless: .unspecified)
    take(\.verticalSizeClass, unless: .unspecified)
    take(\.displayScale, unless: 0)
    take(\.layoutDirection, unless: .unspecified)
    take(\.preferredContentSizeCategory, unless: .unspecified)
    return result
  }
}
