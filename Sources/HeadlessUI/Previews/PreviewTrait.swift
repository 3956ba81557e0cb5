import Foundation

/// A trait of a preview, such as its size or orientation.
public struct PreviewTrait<T>: Sendable {
  /// The modifier of the preview's views, or `nil` if the trait doesn't have one.
  let modification: PreviewModification?

  init(_ modification: PreviewModification? = nil) { self.modification = modification }
}

extension PreviewTrait where T == Preview.ViewTraits {
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
  ///
  /// The views appear when the modifier's shared context has been made.
  @MainActor @preconcurrency
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait { PreviewTrait(TypedPreviewModification(modifier)) }
}
