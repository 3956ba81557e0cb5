/// A mistake in an app's views that is detected while they're rendered.
package enum RenderingProblem: Hashable, Sendable {
  /// A body changed state while it was being evaluated.
  ///
  /// The change wasn't made.
  ///
  /// - Parameters:
  ///   - view: The view whose body made the change.
  ///   - state: A description of the changed state, such as “the state “count””.
  case stateChanged(inBodyOf: String, state: String)
  /// A view's initializer read an object, but the view's environment isn't known at that time.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - view: The view whose body creates the view.
  case environmentReadInInitializer(type: String, inBodyOf: String)
  /// An object is missing from the environment of a body.
  ///
  /// Text with a message replaces the view.
  ///
  /// - Parameters:
  ///   - object: The type of the object.
  ///   - modifier: The modifier that sets the object, such as “.environment(_:)”.
  ///   - view: The view whose body needs the object.
  case missingObject(String, modifier: String, inBodyOf: String)
  /// A query has no model container in its environment, so it's empty.
  ///
  /// - Parameters:
  ///   - model: The class of the models that the query fetches.
  ///   - view: The view with the query.
  case missingContainer(model: String, in: String)
  /// Several elements of a collection have the same identity.
  ///
  /// - Parameters:
  ///   - ids: The identities that occur more than once.
  ///   - view: The view that shows the collection.
  case equalIDs([String], in: String)
  /// An image isn't found although the app's resources contain images.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - view: The view that shows the image.
  case missingImage(String, in: String)
  /// A frame has a length that is negative, infinite, or NaN.
  ///
  /// The length is ignored.
  ///
  /// - Parameter view: The view that contains the frame.
  case invalidFrame(in: String)
  /// A UIKit view doesn't have a SwiftUI counterpart.
  ///
  /// An element of the type `other` represents the view.
  ///
  /// - Parameters:
  ///   - type: The type of the view, or of its view controller.
  ///   - view: The representable.
  case placeholder(String, in: String)
  /// A UIKit gesture recognizer isn't supported.
  ///
  /// - Parameters:
  ///   - type: The type of the recognizer.
  ///   - view: The representable.
  case gesture(String, in: String)
  /// A value couldn't be created from dropped data, so the drop action isn't called.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - error: The error that was thrown while the data were loaded or read.
  ///   - view: The view that the data were dropped on.
  case failedDrop(String, error: String, in: String)
}
