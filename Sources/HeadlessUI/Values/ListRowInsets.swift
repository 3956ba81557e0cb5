import Foundation

/// The insets that an app sets for a row.
///
/// At edges with `nil`, the style of the list determines the inset.
struct ListRowInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  func applied(to insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom, trailing: trailing ?? insets.trailing)
  }
}
