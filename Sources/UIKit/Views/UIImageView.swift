public import Foundation

/// A view that shows an image.
///
/// Its element is an `image` with the name of the image as its identifier.
///
/// [Apple: UIImageView](https://developer.apple.com/documentation/uikit/uiimageview)
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the view shows its other image, if there is one.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a view with a frame, which touches go through.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive, which is never done here; a subclass calls it from its own.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image, and with the size of the image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view with two images.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The image that is shown.
  package final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownImage?.size, size != .zero else { return super.intrinsicContentSize }
    return size
  }
}
