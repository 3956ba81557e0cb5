import Foundation
import ScreenModel

/// A container whose content input can scroll.
@MainActor
package protocol ScrollArea: AnyObject {
  /// Scrolls the content to make a rectangle of the screen visible.
  func scrollToShow(_ rect: CGRect)
}
