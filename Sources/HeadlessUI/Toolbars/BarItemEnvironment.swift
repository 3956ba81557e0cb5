import Foundation

// The environment of views in a navigation bar or a toolbar.

extension EnvironmentValues {
  /// Whether the view is an item of a bar.
  @Entry private(set) var isInBar = false

  /// Makes labels show their icons alone, and controls as high as the items of a bar are.
  mutating func enterBar() {
    isInBar = true
    let style = BarLabelStyle()
    let outer = appliedStyle(for: LabelStyleConfiguration.self)
    setAppliedStyle(
      AppliedStyle(StyleIdentity(style), outer: outer) { (configuration: LabelStyleConfiguration) in
        AnyView(StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
      })
  }

  /// Takes back what a bar around has set, for what an item of the bar presents.
  mutating func leaveBar() {
    guard isInBar else { return }
    isInBar = false
    guard let style = appliedStyle(for: LabelStyleConfiguration.self), style.isOf(BarLabelStyle()) else { return }
    setAppliedStyle(style.outer)
  }
}

/// The items of bars, which know that they are.
@MainActor func barItems<Items: View>(_ items: Items) -> some View { EnvironmentModifierView(content: items) { $0.enterBar() } }

/// The style of labels in bars, which is a type of its own so that it can be taken back.
private struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { IconOnlyLabel(title: configuration.title, icon: configuration.icon) }
}

extension ContainerNode {
  /// The size of a control with a label: in a bar it is at least as large as an item of the bar is.
  ///
  /// - Parameter width: The least width there, in points.
  final func sizeOfControl(_ label: CGSize, minimumInBar width: CGFloat) -> CGSize {
    guard environment.isInBar, label.width > 0, label.height > 0 else { return label }
    return CGSize(width: max(width, label.width), height: max(ScreenMetrics.NavigationBar.itemHeight, label.height))
  }
}
