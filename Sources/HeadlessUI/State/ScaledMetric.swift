import Foundation

/// A number that grows with the size of text, as in SwiftUI: `@ScaledMetric private var width = 100.0`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a number that is as given at the large size, and grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a number that is as given at the large size, and grows as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number at the size of text in the view's environment.
  public var wrappedValue: Value { base * Value(style.size(for: size)) / Value(style.size(for: .large)) }
}
