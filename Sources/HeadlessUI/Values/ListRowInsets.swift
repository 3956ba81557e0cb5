import Foundation

/// The insets that an app sets for a row; `nil` at the edges where the style of the list decides.
struct ListRowInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  func applied(to insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom, trailing: trailing ?? insets.trailing)
  }
}
