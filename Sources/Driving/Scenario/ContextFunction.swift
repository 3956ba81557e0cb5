import ScreenModel
import Screens

/// A function of a context or a test case of the package, with arguments.
struct ContextFunction {
  /// The function as code: `logIn` or `open(post: 3)`.
  let code: String
  /// The module that declares the function.
  let module: String
  /// The protocol that declares the function, or `nil` if it's a method of a test case.
  let context: String?
  /// Calls the function.
  let call: @MainActor () -> Void
}
