public import Foundation

/// A table, as values; a `List` has rows.
///
/// It changes no element.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The default look of all tables.
  public override class func appearance() -> UITableView { UIDeviceValues.current[default: UITableView()] }

  /// The line between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The color of the line between rows.
  open var separatorColor: UIColor?
  /// The room beside the line between rows.
  open var separatorInset: UIEdgeInsets = .zero
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The room above the header of a section.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// A Boolean value that indicates whether selected rows look selected.
  open var showsSelection: Bool = true
  /// The height of rows, or -1 for each row's own height.
  open var rowHeight: CGFloat = -1
}

/// A row of a table, as values.
///
/// It changes no element.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The default look of all rows.
  public class func appearance() -> UITableViewCell { UIDeviceValues.current[default: UITableViewCell()] }

  /// The look of a selected row.
  open var selectionStyle: SelectionStyle = .default
  /// The view behind a selected row.
  open var selectedBackgroundView: UIView?

  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// How a row looks while it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none = 0
    /// As the system has it.
    case `default` = 3
  }
}
