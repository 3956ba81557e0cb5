import Foundation

/// A preview of a view, as `#Preview` describes it.
public struct Preview {
  /// What the traits of a preview of a view are about.
  public enum ViewTraits: Sendable {}
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
