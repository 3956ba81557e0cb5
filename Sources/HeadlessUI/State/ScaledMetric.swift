import Foundation

/// A number that scales with the size of text: `@ScaledMetric private var width = 100.0`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a number that scales like body text.
  ///
  /// The given value applies to the text size `large`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a number that scales like text of the given style.
  ///
  /// The given value applies to the text size `large`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number, scaled to the text size of the view's environment.
  public var wrappedValue: Value { base * Value(style.size(for: size)) / Value(style.size(for: .large)) }
}
