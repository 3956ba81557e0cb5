import Combine
import Foundation
import UIKit

/// Makes an image of a view; the image has no pixels here.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that the view is proposed.
  public var proposedSize: ProposedViewSize = .unspecified
  /// How many pixels there are to a point.
  public var scale: CGFloat = 1
  /// Whether the image leaves nothing of what is behind it.
  public var isOpaque: Bool = false
  /// How colors are kept.
  public var colorMode: ColorRenderingMode = .nonLinear

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// An image without pixels.
  public var uiImage: UIImage? { UIImage(data: Data([0])) }
}
