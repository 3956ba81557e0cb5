import ScreenModel
import Screens

/// A function of a context or a test case of the package, with arguments.
struct ContextFunction {
  /// The function as code: `logIn` or `open(post: 3)`.
  let code: String
  /// The number of its arguments.
  var argumentCount = 0
  /// Whether the function is worth its name even if it's a single interaction.
  var isComplete = false
  /// The module that declares the function.
  let module: String
  /// The protocol that declares the function, or `nil` if it's a method of a test case.
  let context: String?
  /// Whether the function can be meant for the screen that is shown.
  var isAvailable: @MainActor () -> Bool = { true }
  /// Calls the function.
  let call: @MainActor () -> Void
}
