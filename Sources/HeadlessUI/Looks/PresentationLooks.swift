import Foundation

extension View {
  /// Sets the background of the sheet around the view.
  ///
  /// It changes no element.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Sets the background of the sheet around the view.
  ///
  /// It changes no element.
  public func presentationBackground<Background: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Background) -> some View { self }

  /// Rounds the corners of the sheet around the view.
  ///
  /// It changes no element.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Sets whether a drag scrolls the content of a sheet or resizes the sheet, which keeps its size here.
  ///
  /// It changes no element.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// Sets how a sheet is shown on a small screen; here it is a sheet all the same.
  ///
  /// It changes no element.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Sets how a sheet is shown on a small screen; here it is a sheet all the same.
  ///
  /// It changes no element.
  public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View { self }

  /// Sets the size of a sheet, which is that of the screen here.
  ///
  /// It changes no element.
  public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View { self }

  /// Sets the heights of a sheet, and a binding to the one that it has.
  ///
  /// A sheet covers the screen here, whatever its heights are; the binding keeps its value. It changes no element.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View { self }

  /// Sets whether what is behind a sheet can be touched.
  ///
  /// A sheet covers the screen here, so that nothing behind it can be touched. It changes no element.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
}

/// What a drag on a sheet's content does.
public struct PresentationContentInteraction: Equatable, Sendable {
  /// As the system chooses.
  public static let automatic = PresentationContentInteraction()
  /// It resizes the sheet.
  public static let resizes = PresentationContentInteraction()
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction()
}

/// How a presentation is shown on a small screen.
public struct PresentationAdaptation: Sendable {
  /// As the system chooses.
  public static let automatic = PresentationAdaptation()
  /// As it is.
  public static let none = PresentationAdaptation()
  /// As a popover.
  public static let popover = PresentationAdaptation()
  /// As a sheet.
  public static let sheet = PresentationAdaptation()
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation()
}

/// A size of presentations.
public protocol PresentationSizing: Sendable {}

/// A size of presentations that the system has.
public struct SystemPresentationSizing: PresentationSizing {
  /// Returns the size as that of the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> SystemPresentationSizing { self }
  /// Returns the size that follows a growing content.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> SystemPresentationSizing { self }
}

extension PresentationSizing where Self == SystemPresentationSizing {
  /// As the system chooses.
  public static var automatic: SystemPresentationSizing { SystemPresentationSizing() }
  /// The size of the content.
  public static var fitted: SystemPresentationSizing { SystemPresentationSizing() }
  /// The size of a form.
  public static var form: SystemPresentationSizing { SystemPresentationSizing() }
  /// The size of a page.
  public static var page: SystemPresentationSizing { SystemPresentationSizing() }
}

/// Whether what is behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the system chooses.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()
  /// It can, as long as the sheet is no higher than a height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}
