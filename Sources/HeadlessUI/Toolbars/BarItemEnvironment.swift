import Foundation

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view is an item of a bar.
  @Entry private(set) var isInBar = false

  /// Changes the environment for bar items.
  ///
  /// Labels show only their icons, and controls are as high as the bar's items.
  mutating func enterBar() {
    isInBar = true
    let style = BarLabelStyle()
    let outer = appliedStyle(for: LabelStyleConfiguration.self)
    setAppliedStyle(
      AppliedStyle(StyleIdentity(style), outer: outer) { (configuration: LabelStyleConfiguration) in
        AnyView(StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
      })
  }

  /// Removes the settings of an enclosing bar, for content that a bar item presents.
  mutating func leaveBar() {
    guard isInBar else { return }
    isInBar = false
    guard let style = appliedStyle(for: LabelStyleConfiguration.self), style.isOf(BarLabelStyle()) else { return }
    setAppliedStyle(style.outer)
  }
}

/// Returns views that have the environment of bar items.
@MainActor func barItems<Items: View>(_ items: Items) -> some View { EnvironmentModifierView(content: items) { $0.enterBar() } }

/// The style of labels in bars.
///
/// The style has its own type, so it can be recognized and removed again.
private struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { IconOnlyLabel(title: configuration.title, icon: configuration.icon) }
}

extension ContainerNode {
  /// Returns the size of a control that shows a label.
  ///
  /// In a bar, the size is at least the size of a bar item.
  ///
  /// - Parameters:
  ///   - label: The size of the label.
  ///   - width: The minimum width in a bar, in points.
  final func sizeOfControl(_ label: CGSize, minimumInBar width: CGFloat) -> CGSize {
    guard environment.isInBar, label.width > 0, label.height > 0 else { return label }
    return CGSize(width: max(width, label.width), height: max(ScreenMetrics.NavigationBar.itemHeight, label.height))
  }
}
