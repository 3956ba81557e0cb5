import UIKit

extension UIView {
  /// Whether the element uses the frame that the app has set in the superview.
  var fillsFrame: Bool { hasOwnFrame && superview != nil && !(superview is UIStackView) }
}

extension ElementShowing {
  /// Returns a binding to a property that the user can change.
  func binding<Value>(_ get: @escaping @MainActor (Self) -> Value, _ set: @escaping @MainActor (Self, Value) -> Void) -> Binding<Value> {
    Binding(
      get: { @MainActor in
        self.observeElement()
        return get(self)
      }, set: { @MainActor in set(self, $0) })
  }
}
