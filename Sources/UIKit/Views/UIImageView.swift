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
  /// The image when the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates an image view with a frame.
  ///
  /// The view doesn't receive touches by default.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive.
  ///
  /// Views are never created from archives. The initializer exists for subclasses that override it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with an image and the image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates an image view with a regular and a highlighted image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The displayed image.
  package final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The size of the displayed image.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownImage?.size, size != .zero else { return super.intrinsicContentSize }
    return size
  }
}
