import Foundation

/// A preview of views, declared with `#Preview`.
public struct Preview {
  /// The name of the preview, or `nil` if it doesn't have one.
  public let name: String?
  /// A closure that creates the views.
  package let body: @MainActor () -> any View

  /// Creates a preview of views.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The traits of the preview. They're ignored, because an image of the preview always has the size of the device's screen.
  ///   - additionalTraits: More traits, which are also ignored.
  ///   - body: A closure that creates the views.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits> = .defaultLayout, _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.body = body
  }

  /// The kind of preview that shows views, for use with ``PreviewTrait``.
  public enum ViewTraits: Sendable {}
}

/// A type that `#Preview` declares, so the preview can be found while the app runs.
@MainActor @preconcurrency
public protocol PreviewRegistry {
  /// The module and file of the preview, such as `Shelf/LoginView.swift`.
  static var fileID: String { get }
  /// The line of the preview in the file.
  static var line: Int { get }

  /// Creates the declared preview.
  static func makePreview() throws -> Preview
}

/// A trait of a preview, such as its size or orientation.
public struct PreviewTrait<Subject>: Sendable {}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// A preview with the size of the device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A preview with the size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A preview in portrait orientation.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// A preview in portrait orientation, upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// A preview in landscape orientation, with the top of the device at the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// A preview in landscape orientation, with the top of the device at the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// Returns a trait for a preview with a fixed width and height, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

  /// Returns a trait that applies a modifier to the preview's views.
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait { PreviewTrait() }
}

/// A modifier that gives previews a shared context.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the view that ``body(content:context:)`` returns.
  associatedtype Body: View

  /// Creates the context that all previews with this modifier share.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified content of a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body

  /// The content of the preview.
  typealias Content = AnyView
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context, for modifiers that don't need one.
  public static func makeSharedContext() async throws {}
}
