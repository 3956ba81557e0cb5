import Foundation

extension View {
  /// Sets the background of the sheet that contains the view to a shape style.
  ///
  /// On the simulated device, it has no effect.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Sets the background of the sheet that contains the view to another view.
  ///
  /// On the simulated device, it has no effect.
  public func presentationBackground<Background: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Background) -> some View { self }

  /// Rounds the corners of the sheet that contains the view.
  ///
  /// On the simulated device, it has no effect.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Sets whether a drag scrolls the content of a sheet or resizes the sheet.
  ///
  /// On the simulated device, it has no effect. A sheet keeps its size.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// Sets the style of a sheet on a compact screen.
  ///
  /// On the simulated device, it has no effect. The presentation remains a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Sets the style of a sheet on a compact screen.
  ///
  /// On the simulated device, it has no effect. The presentation remains a sheet.
  public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View { self }

  /// Sets the size of a sheet.
  ///
  /// On the simulated device, it has no effect. A sheet has the size of the screen.
  public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View { self }

  /// Sets the heights that a sheet can have, and a binding to the current height.
  ///
  /// On the simulated device, it has no effect. A sheet covers the screen regardless of its heights, and the binding keeps its value.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View { self }

  /// Sets whether the views behind a sheet can be touched.
  ///
  /// On the simulated device, it has no effect. A sheet covers the screen, so views behind it can't be touched.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
}

/// The effect of a drag on the content of a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  /// The system default.
  public static let automatic = PresentationContentInteraction()
  /// A drag resizes the sheet.
  public static let resizes = PresentationContentInteraction()
  /// A drag scrolls the content.
  public static let scrolls = PresentationContentInteraction()
}

/// The style of a presentation on a compact screen.
public struct PresentationAdaptation: Sendable {
  /// The system default.
  public static let automatic = PresentationAdaptation()
  /// The presentation isn't adapted.
  public static let none = PresentationAdaptation()
  /// A popover.
  public static let popover = PresentationAdaptation()
  /// A sheet.
  public static let sheet = PresentationAdaptation()
  /// A cover over the whole screen.
  public static let fullScreenCover = PresentationAdaptation()
}

/// A size for presentations.
public protocol PresentationSizing: Sendable {}

/// A size for presentations that the system defines.
public struct SystemPresentationSizing: PresentationSizing {
  /// Returns a size that fits the content along the given axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> SystemPresentationSizing { self }
  /// Returns a size that grows with the content along the given axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> SystemPresentationSizing { self }
}

extension PresentationSizing where Self == SystemPresentationSizing {
  /// The system default.
  public static var automatic: SystemPresentationSizing { SystemPresentationSizing() }
  /// The size of the content.
  public static var fitted: SystemPresentationSizing { SystemPresentationSizing() }
  /// A size that suits a form.
  public static var form: SystemPresentationSizing { SystemPresentationSizing() }
  /// A size that suits a page of text.
  public static var page: SystemPresentationSizing { SystemPresentationSizing() }
}

/// The behavior that determines whether the views behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  /// The system default.
  public static let automatic = PresentationBackgroundInteraction()
  /// The views can be touched.
  public static let enabled = PresentationBackgroundInteraction()
  /// The views can't be touched.
  public static let disabled = PresentationBackgroundInteraction()
  /// Returns a behavior with which the views can be touched up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}
