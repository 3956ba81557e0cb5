import Foundation

/// A type that provides previews for Xcode's canvas.
///
/// Tests don't show the previews. `screentest previews` saves an image of each provider.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views that ``previews`` returns.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }

  /// The platform of the previews.
  ///
  /// The default is `nil`, which selects the default platform.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The default platform, `nil`.
  public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview.
public enum PreviewPlatform: Hashable, Sendable {
  /// iOS.
  case iOS
  /// macOS.
  case macOS
  /// tvOS.
  case tvOS
  /// watchOS.
  case watchOS
}

/// The device of a preview, identified by its name, such as `"iPhone 16"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from a string literal.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The layout of a preview.
public enum PreviewLayout: Sendable {
  /// The size of the device's screen.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed width and height, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a preview.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Portrait orientation.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Portrait orientation, upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Landscape orientation, with the top of the device at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Landscape orientation, with the top of the device at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations.
  public static var allCases: [InterfaceOrientation] { [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }
}

extension View {
  /// Sets the device of a preview.
  ///
  /// On the simulated device, it has no effect.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the layout of a preview.
  ///
  /// On the simulated device, it has no effect.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the name of a preview.
  ///
  /// On the simulated device, it has no effect.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the orientation of a preview.
  ///
  /// On the simulated device, it has no effect.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
