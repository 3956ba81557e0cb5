import Foundation

/// A size of text that a person has chosen.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The usual sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for people who see less.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who see less.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of body text in points.
  var bodySize: CGFloat {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// The size of text; large, as phones are delivered, unless a view around sets another one.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of text: views find it in `\.dynamicTypeSize`, and `@ScaledMetric` follows it.
  ///
  /// Texts are measured at the large size all the same.
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
///
/// It grows as body text does, whatever style it is relative to.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  /// Creates a number that is as given at the large size.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// Creates a number that is as given at the large size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The number at the size of text in the view's environment.
  public var wrappedValue: Value { base * Value(size.bodySize / DynamicTypeSize.large.bodySize) }
}
