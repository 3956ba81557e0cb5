import Foundation

/// A view controller of a table, which has no rows here.
///
/// A `List` has them.
///
/// [Apple: UITableViewController](https://developer.apple.com/documentation/uikit/uitableviewcontroller)
@preconcurrency @MainActor
open class UITableViewController: UIViewController {
  /// The table, which is the view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether the selection ends when the table appears.
  open var clearsSelectionOnViewWillAppear: Bool = true

  /// Creates the table.
  open override func loadView() { view = UITableView() }
}

/// A view controller of a collection, which has no cells here.
///
/// A `LazyVGrid` has them.
///
/// [Apple: UICollectionViewController](https://developer.apple.com/documentation/uikit/uicollectionviewcontroller)
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
  /// The layout that the collection is created with.
  public let collectionViewLayout: UICollectionViewLayout
  /// The collection, which is the view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Creates a view controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there are no archives of views here.
  nonisolated public required init?(coder: NSCoder) { return nil }

  /// Creates the collection.
  open override func loadView() { view = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout) }
}
