import Foundation
import ScreenModel

/// A container whose content can be scrolled by input.
@MainActor
package protocol ScrollArea: AnyObject {
  /// Scrolls the content to make a rectangle of the screen visible.
  func scrollToShow(_ rect: CGRect)
}
