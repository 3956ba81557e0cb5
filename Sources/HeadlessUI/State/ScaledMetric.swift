import Foundation

/// A number that scales with the size of text: `@ScaledMetric private var width = 100.0`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a number that applies at the large size and scales like body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a number that applies at the large size and scales like text of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number, scaled to the text size of the view's environment.
  public var wrappedValue: Value { base * Value(style.size(for: size)) / Value(style.size(for: .large)) }
}
