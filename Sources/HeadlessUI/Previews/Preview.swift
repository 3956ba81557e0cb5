import Foundation

/// A preview of a view, as `#Preview` describes it.
public struct Preview {
  /// The name of the preview, where it has one.
  public let name: String?
  /// Creates the views.
  package let body: @MainActor () -> any View

  /// Creates a preview of views.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: How the preview is shown; a picture of it shows the device's screen all the same.
  ///   - additionalTraits: More of them.
  ///   - body: Creates the views.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits> = .defaultLayout, _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.body = body
  }

  /// What the traits of a preview of a view are about.
  public enum ViewTraits: Sendable {}
}

/// What `#Preview` declares: a type by which the preview is found while the app runs.
@MainActor @preconcurrency
public protocol PreviewRegistry {
  /// The module and the file of the preview: `Shelf/LoginView.swift`.
  static var fileID: String { get }
  /// The line in the file.
  static var line: Int { get }

  /// Creates the preview.
  static func makePreview() throws -> Preview
}

/// A trait of a preview, such as its size or its orientation.
public struct PreviewTrait<Subject>: Sendable {}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// The size of the device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// On its side, with the top at the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On its side, with the top at the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// A width and a height in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

  /// A modifier of the preview's views.
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait { PreviewTrait() }
}

/// A modification of previews with a context that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the view that ``body(content:context:)`` returns.
  associatedtype Body: View

  /// Creates the context that all previews with this modifier share.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body

  /// The views of a preview.
  typealias Content = AnyView
}

extension PreviewModifier where Context == Void {
  /// Creates no context.
  public static func makeSharedContext() async throws {}
}
