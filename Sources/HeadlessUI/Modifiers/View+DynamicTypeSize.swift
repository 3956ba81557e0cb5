import Foundation

extension View {
  /// Sets the size of text in the view.
  ///
  /// Text in system styles scales with the size. Views read the size from `\.dynamicTypeSize`, and `@ScaledMetric` values follow it.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the size of text in the view to a range.
  public func dynamicTypeSize<Limits: RangeExpression>(_ range: Limits) -> some View where Limits.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return EnvironmentModifierView(content: self, input: allowed) { environment in
      guard let first = allowed.first, let last = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
    }
  }
}
