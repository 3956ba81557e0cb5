public import Foundation

/// The traits of an interface, such as its light or dark appearance.
///
/// [Apple: UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection)
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(values: TraitValues) { self.values = values }

  /// Creates a collection without any specified traits.
  public convenience override init() { self.init(values: TraitValues()) }

  /// Creates a collection with only a light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }

  /// Creates a collection with only a type of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }

  /// Creates a collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }

  /// Creates a collection with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }

  /// Creates a collection with only a display scale.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

  /// Creates a collection with only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }

  /// Creates a collection with only a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory } }

  /// Creates a collection that combines the traits of other collections.
  ///
  /// If several collections specify a trait, the value of the last one is used.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $1.values.over($0) })
  }

  /// Creates a collection with traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(values: TraitValues().changed(by: mutations)) }

  /// Returns the collection with changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection { UITraitCollection(values: values.changed(by: mutations)) }

  /// The light or dark appearance of the interface.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The type of device that the interface is designed for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The number of pixels per point, or 0 if it isn't specified.
  public var displayScale: CGFloat { values.displayScale }

  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  /// Returns whether colors can look different with other traits.
  ///
  /// Colors can look different if one appearance is light and the other is dark.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }

  /// Returns whether every specified trait of another collection has the same value in this one.
  public func containsTraits(in trait: UITraitCollection?) -> Bool { trait.map { $0.values.over(values) == values } ?? true }

  /// Returns whether an object is a collection with the same traits.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  /// The hash value of the collection.
  public override var hash: Int { values.hashValue }
}

/// The direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction isn't specified.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// A type with traits that can be changed.
public protocol UIMutableTraits {
  /// The light or dark appearance of the interface.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The type of device that the interface is designed for.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The values of UIKit's traits.
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

  /// Returns these values, with the given values in place of unspecified ones.
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
