import Foundation
import ScreenModel

/// A control that runs an action when it's tapped.
///
/// In the element tree, it's a `button` whose label is the text of its label view.
public struct Button<Label: View>: View, PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with an action and a custom label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role, an action and a custom label.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ActionButtonNode(self, inputs) }
}

extension Button where Label == Text {
  /// Creates a button with a title and an action.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a title, a role and an action.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The purpose of a button.
///
/// Alerts and dialogs use it to place the button.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, close, confirm }
  private let kind: Kind

  /// A role for a button that deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// A role for a button that cancels an operation.
  public static let cancel = ButtonRole(kind: .cancel)
  /// A role for a button that closes a view or a window.
  ///
  /// [Apple: close](https://developer.apple.com/documentation/swiftui/buttonrole/close)
  public static let close = ButtonRole(kind: .close)
  /// A role for a button that confirms an operation.
  ///
  /// [Apple: confirm](https://developer.apple.com/documentation/swiftui/buttonrole/confirm)
  public static let confirm = ButtonRole(kind: .confirm)

  /// The title of a button that is created with this role and without a label.
  fileprivate var title: String {
    switch kind {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    case .confirm: "Done"
    }
  }
}

/// The label of a button that is created with a role and without a label.
///
/// The label is "Cancel", "Close", "Done" or "Delete", depending on the role.
/// [Apple: DefaultButtonLabel](https://developer.apple.com/documentation/swiftui/defaultbuttonlabel)
public struct DefaultButtonLabel: View, TransparentView {
  fileprivate let role: ButtonRole

  /// The title of the role.
  public var body: some View { Text(verbatim: role.title) }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a role and the role's default label.
  ///
  /// - Parameters:
  ///   - role: The role. The label is "Cancel" for `.cancel`, "Close" for `.close`, "Done" for `.confirm`, and "Delete" for `.destructive`.
  ///   - action: The action that a tap runs.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

private final class ActionButtonNode<Label: View>: ButtonNode<Button<Label>, Label> {
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
