import Foundation

/// A type that lists previews of views for Xcode's canvas.
///
/// Tests do not show them; `screentest previews` writes a picture of each provider.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views that ``previews`` returns.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }

  /// The platform of the previews; `nil` by default.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No platform.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Hashable, Sendable {
  /// The platforms of Xcode's previews.
  case iOS, macOS, tvOS, watchOS
}

/// A device of previews, by its name: `"iPhone 16"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from a literal.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The screen of the device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A width and a height in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// An orientation of a preview.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, with the top at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, with the top at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations.
  public static var allCases: [InterfaceOrientation] { [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }
}

extension View {
  /// Sets the device of a preview.
  ///
  /// It changes no element.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the size of a preview.
  ///
  /// It changes no element.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the name of a preview.
  ///
  /// It changes no element.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the orientation of a preview.
  ///
  /// It changes no element.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
