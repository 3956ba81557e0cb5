import Foundation

/// The insets that an app sets for a row.
///
/// If an inset is `nil`, the style of the list determines it.
struct ListRowInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  func applied(to insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom, trailing: trailing ?? insets.trailing)
  }
}
