import Foundation

/// A size of text that a person has chosen.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The usual sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for people who see less.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who see less.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
  /// Sets the size of text: texts in the system's styles grow with it, views find it in `\.dynamicTypeSize`, and `@ScaledMetric` follows it.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the size of text to a range.
  public func dynamicTypeSize<Limits: RangeExpression>(_ range: Limits) -> some View where Limits.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return EnvironmentModifierView(content: self, input: allowed) { environment in
      guard let first = allowed.first, let last = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
    }
  }
}

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
