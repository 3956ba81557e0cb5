/// A style of disclosure groups, whose body becomes the disclosure group.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view of the disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is applied to.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The disclosure group that a style is applied to.
public struct DisclosureGroupStyleConfiguration {
  /// The type-erased label of a disclosure group.
  public typealias Label = _LabelAndContent<AutomaticDisclosureGroupStyle>.Label
  /// The type-erased content of a disclosure group.
  public typealias Content = _LabelAndContent<AutomaticDisclosureGroupStyle>.Content

  /// The group's label.
  public let label: Label
  /// The group's content, which the style shows while the group is expanded.
  public let content: Content
  /// Whether the group is expanded; `$isExpanded` is the binding.
  @Binding public var isExpanded: Bool
}

/// The default style: a button that shows and hides the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _StandardStyle {
  /// Creates the style.
  public init() {}

  /// Creates the view.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: a button that shows and hides the content below it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    applying(style, to: DisclosureGroupStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
