/// A custom appearance and behavior for disclosure groups.
///
/// The style's body replaces the disclosure group.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates a view that represents the disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the disclosure group that the style is applied to.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group that a style is applied to.
public struct DisclosureGroupStyleConfiguration {
  /// The type-erased label of a disclosure group.
  public typealias Label = _LabelAndContent<AutomaticDisclosureGroupStyle>.Label
  /// The type-erased content of a disclosure group.
  public typealias Content = _LabelAndContent<AutomaticDisclosureGroupStyle>.Content

  /// The label of the disclosure group.
  public let label: Label
  /// The content of the disclosure group, which the style shows if the group is expanded.
  public let content: Content
  /// A Boolean value that indicates whether the group is expanded.
  ///
  /// `$isExpanded` is a binding to the value.
  @Binding public var isExpanded: Bool
}

/// The default disclosure group style: a button that shows and hides the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _StandardStyle {
  /// Creates an automatic disclosure group style.
  public init() {}

  /// Creates a disclosure group without a custom style.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default disclosure group style: a button that shows and hides the content below it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    applying(style, to: DisclosureGroupStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
