import Foundation

/// A view controller that manages a table.
///
/// On the simulated device, the table has no rows. Use a `List` instead.
///
/// [Apple: UITableViewController](https://developer.apple.com/documentation/uikit/uitableviewcontroller)
@preconcurrency @MainActor
open class UITableViewController: UIViewController {
  /// The table, which is the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// A Boolean value that indicates whether the selection is cleared when the table appears.
  open var clearsSelectionOnViewWillAppear: Bool = true

  /// Creates the table view.
  open override func loadView() { view = UITableView() }
}

/// A view controller that manages a collection view.
///
/// On the simulated device, the collection view has no cells. Use a `LazyVGrid` instead.
///
/// [Apple: UICollectionViewController](https://developer.apple.com/documentation/uikit/uicollectionviewcontroller)
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
  /// The layout for creating the collection view.
  public let collectionViewLayout: UICollectionViewLayout
  /// The collection view, which is the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Creates a collection view controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view archives aren't supported.
  nonisolated public required init?(coder: NSCoder) { return nil }

  /// Creates the collection view.
  open override func loadView() { view = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout) }
}
