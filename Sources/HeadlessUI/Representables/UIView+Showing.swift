import UIKit

extension UIView {
  /// Whether the element has the frame that code has given the view in the view around it.
  var fillsFrame: Bool { hasOwnFrame && superview != nil && !(superview is UIStackView) }
}

extension ElementShowing {
  /// Returns a binding to a property that a person changes.
  func binding<Value>(_ get: @escaping @MainActor (Self) -> Value, _ set: @escaping @MainActor (Self, Value) -> Void) -> Binding<Value> {
    Binding(
      get: { @MainActor in
        self.observeElement()
        return get(self)
      }, set: { @MainActor in set(self, $0) })
  }
}
