import Foundation
import ScreenModel
import UIKit

/// The look that views inherit from the views around them, for pictures.
///
/// It's passed down only while a picture is made, so an app without pictures has no cost.
struct LookStyle {
  /// The levels of the foreground style, or an empty array for the color of text.
  var foreground: [Paint] = []
  /// The tint, or `nil` for the system's.
  var tint: Paint?
  /// The weight of text, from 100 to 900, or `nil` for the weight of its font.
  var weight: Int?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var design: TextLook.Design?
  /// Whether lists and forms have no background.
  var hidesScrollBackground = false
  /// The color that a color picker shows.
  var wellColor: Paint?
  /// Whether buttons have the shape of a capsule.
  var hasCapsules = false
  /// Whether the views are in a row of a list.
  var isInRow = false
  /// The transform that the views inside are drawn with, in points of the screen.
  var transform = CGAffineTransform.identity
  /// The shadow behind the shapes and backgrounds inside.
  var shadow: ScreenDrawing.Shadow?
  /// The shape that the next view with the same frame is clipped to.
  var clip: Clip?

  /// A shape that a view is clipped to.
  struct Clip {
    /// The frame of the clipped view, on the screen.
    let frame: CGRect
    /// The outline, with coordinates in points from the top-left corner of the frame.
    let path: [ScreenDrawing.Segment]
  }

  /// Returns the outline that clips a view with a frame, or `nil` if the view isn't clipped.
  func path(clipping frame: CGRect) -> [ScreenDrawing.Segment]? {
    guard let clip, abs(clip.frame.minX - frame.minX) + abs(clip.frame.minY - frame.minY) + abs(clip.frame.width - frame.width) + abs(clip.frame.height - frame.height) < 4 else {
      return nil
    }
    return clip.path
  }
}
