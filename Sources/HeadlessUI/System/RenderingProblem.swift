/// A mistake in an app's views that shows while they are rendered.
package enum RenderingProblem: Hashable, Sendable {
  /// A body changed state while it was being evaluated; the change was not made.
  ///
  /// - Parameters:
  ///   - view: The view whose body it is.
  ///   - state: What was changed: “the state “count””.
  case stateChanged(inBodyOf: String, state: String)
  /// An object was read from the environment before it was known which environment that is: in a view's initializer.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - view: The view whose body creates the other one.
  case environmentReadInInitializer(type: String, inBodyOf: String)
  /// A body needs an object that is not in the environment; a text that says so stands in the view's place.
  ///
  /// - Parameters:
  ///   - object: The type of the object.
  ///   - modifier: The modifier that puts it there: “.environment(_:)”.
  ///   - view: The view whose body needs it.
  case missingObject(String, modifier: String, inBodyOf: String)
  /// Elements of a collection have the same id.
  ///
  /// - Parameters:
  ///   - ids: The ids that occur more than once.
  ///   - view: The view that the collection is shown in.
  case equalIDs([String], in: String)
  /// The app's resources have images, and none of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - view: The view that shows the image.
  case missingImage(String, in: String)
  /// A frame has a negative length, or one that is infinite or no number; the frame is without it.
  ///
  /// - Parameter view: The view that the frame is in.
  case invalidFrame(in: String)
  /// A view of UIKit's has no counterpart here; an element of the type `other` stands in for it.
  ///
  /// - Parameters:
  ///   - type: The type of the view, or of its view controller.
  ///   - view: The representable.
  case standIn(String, in: String)
  /// A gesture recognizer of UIKit's follows no touches here.
  ///
  /// - Parameters:
  ///   - type: The type of the recognizer.
  ///   - view: The representable.
  case gesture(String, in: String)
  /// A value of the app's could not be made of data that were dropped, so the action of the drop isn't called.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - error: The error that was thrown while the data were loaded or read.
  ///   - view: The view that the data were dropped on.
  case failedDrop(String, error: String, in: String)
}
