public import Foundation

/// A collection of cells, which has none here.
///
/// A `LazyVGrid` has them.
///
/// It changes no element. [Apple: UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview)
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The layout of the cells.
  open var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout()
  /// The view behind the cells.
  open var backgroundView: UIView?
  /// Whether cells can be selected.
  open var allowsSelection: Bool = true
  /// Whether several cells can be selected.
  open var allowsMultipleSelection: Bool = false

  /// Creates a collection with a layout.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }

  /// Brings the cells up to date; there are none.
  open func reloadData() {}
}

/// A layout of cells.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from an archive, which is never done here; a subclass calls it from its own.
  public required init?(coder: NSCoder) { super.init() }

  /// Ends the layout, so a new one begins; does nothing.
  open func invalidateLayout() {}
}

/// A layout of cells in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which lines follow each other.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The least distance between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between the cells of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of cells.
  open var itemSize: CGSize = CGSize(width: 50, height: 50)
  /// The room around the cells of a section.
  open var sectionInset: UIEdgeInsets = .zero
}

extension UICollectionView {
  /// A direction in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }
}
