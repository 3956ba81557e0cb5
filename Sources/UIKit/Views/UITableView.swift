public import Foundation

/// A view that shows rows in a single column.
///
/// On the simulated device, a table has no rows, and its properties are stored but have no effect. Use a `List` instead.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Returns the appearance proxy of tables.
  public override class func appearance() -> UITableView { UIDeviceValues.current[default: UITableView()] }

  /// The style of row separators.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The color of row separators.
  open var separatorColor: UIColor?
  /// The insets of row separators.
  open var separatorInset: UIEdgeInsets = .zero
  /// The view below all rows.
  open var tableFooterView: UIView?
  /// The view above all rows.
  open var tableHeaderView: UIView?
  /// The padding above section headers.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// A Boolean value that indicates whether selected rows are highlighted.
  open var showsSelection: Bool = true
  /// The height of rows, or -1 to use each row's natural height.
  open var rowHeight: CGFloat = -1
}

/// A cell of a table.
///
/// On the simulated device, the cell's properties are stored but have no effect.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Returns the appearance proxy of table cells.
  public class func appearance() -> UITableViewCell { UIDeviceValues.current[default: UITableViewCell()] }

  /// The style of a selected cell.
  open var selectionStyle: SelectionStyle = .default
  /// The background view of a selected cell.
  open var selectedBackgroundView: UIView?

  /// The style of row separators.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    /// A single line.
    case singleLine = 1
  }

  /// The style of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No visible selection.
    case none = 0
    /// The default selection style.
    case `default` = 3
  }
}
