import Foundation
import UIKit

/// The items of a UIKit menu.
struct UIMenuItems: View, TransparentView {
  let menu: UIMenu
  let button: UIButton

  static var isComparable: Bool { false }

  var body: some View { ForEach(Array(menu.children.enumerated()), id: \.offset) { item($1) } }

  private func item(_ element: UIMenuElement) -> AnyView {
    switch element {
    case let menu as UIMenu where menu.options.contains(.displayInline): AnyView(UIMenuItems(menu: menu, button: button))
    case let menu as UIMenu: AnyView(Menu(content: { UIMenuItems(menu: menu, button: button) }, label: { Text(verbatim: menu.title) }))
    case let action as UIAction where !action.attributes.contains(.hidden): AnyView(item(action))
    case let command as UICommand:
      AnyView(Button(action: { UIApplication.shared.sendAction(command.action, to: nil, from: button, for: nil) }, label: { Text(verbatim: command.title) }))
    default: AnyView(EmptyView())
    }
  }

  private func item(_ action: UIAction) -> some View {
    Button(role: action.attributes.contains(.destructive) ? .destructive : nil, action: { button.choose(action) }, label: { Text(verbatim: action.title) })
      .disabled(action.attributes.contains(.disabled)).accessibilityAddTraits(action.state == .on ? .isSelected : [])
  }
}
