import Foundation
import ScreenModel

/// A control that runs an action when it is tapped; a `button` in the element tree, labelled with the text in it.
public struct Button<Label: View>: View, PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Makes a button with an action and a label of any views.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role, an action and a label of any views.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ButtonNode(self, inputs) }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for; it decides where an alert or a dialog puts it.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel }
  private let kind: Kind

  /// It deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(kind: .cancel)
}

private final class ButtonNode<Label: View>: ButtonLikeNode<Button<Label>, Label> {
  private var action: @MainActor () -> Void

  init(_ view: Button<Label>, _ inputs: NodeInputs) {
    action = view.action
    super.init(label: view.label, role: view.role, inputs)
    makeLabel()
  }

  override func update(_ view: Button<Label>) {
    action = view.action
    updateLabel(view.label, role: view.role)
  }

  override func act() { action() }
}
