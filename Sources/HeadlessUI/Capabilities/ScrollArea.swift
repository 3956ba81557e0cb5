import Foundation
import ScreenModel

/// Content that input can move under its frame.
@MainActor
package protocol ScrollArea: AnyObject {
  /// Moves the content so that a rectangle of the screen comes into the frame.
  func scrollToShow(_ rect: CGRect)
}
