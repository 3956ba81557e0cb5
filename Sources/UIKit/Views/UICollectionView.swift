public import Foundation

/// A view that arranges cells with a layout.
///
/// On the simulated device, a collection view has no cells, and its properties are stored but have no effect. Use a `LazyVGrid` instead.
///
/// [Apple: UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview)
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The layout of the cells.
  open var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout()
  /// The background view of the collection.
  open var backgroundView: UIView?
  /// A Boolean value that indicates whether cells can be selected.
  open var allowsSelection: Bool = true
  /// A Boolean value that indicates whether several cells can be selected.
  open var allowsMultipleSelection: Bool = false

  /// Creates a collection view with a frame and a layout.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }

  /// Reloads the cells.
  ///
  /// Does nothing, because the simulated device has no cells.
  open func reloadData() {}
}

/// A layout of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a collection view layout.
  public override init() { super.init() }

  /// Creates a layout from an archive.
  ///
  /// Layouts are never created from archives. The initializer exists for subclasses that override it.
  public required init?(coder: NSCoder) { super.init() }

  /// Invalidates the layout.
  ///
  /// Does nothing, because the simulated device has no cells.
  open func invalidateLayout() {}
}

/// A layout that arranges cells in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The scroll direction of the layout.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The minimum spacing between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The minimum spacing between cells in a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of cells.
  open var itemSize: CGSize = CGSize(width: 50, height: 50)
  /// The insets of a section.
  open var sectionInset: UIEdgeInsets = .zero
}

extension UICollectionView {
  /// The scroll direction of a collection view.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical scrolling.
    case vertical = 0
    /// Horizontal scrolling.
    case horizontal = 1
  }
}
