import Foundation
import ScreenModel

extension TextInputNode: EditMenuTarget {
  var editMenuItems: [EditMenu.Item] {
    guard environment.isEnabled, host.focus.focused === self else { return [] }
    var items: [EditMenu.Item] = []
    if selectedRange.isEmpty {
      if !text.isEmpty { items += [.select, .selectAll] }
    } else if !isSecure {
      // The hidden text of a secure field can't be copied, so offer these items only for other fields.
      items += [.cut, .copy]
    }
    if host.system.pasteboardString?.isEmpty == false { items.append(.paste) }
    return items
  }

  func perform(_ item: EditMenu.Item) -> Bool {
    switch item {
    case .select: selectWord()
    case .selectAll: run(.selectAll)
    case .cut: run(.cut)
    case .copy: run(.copy)
    case .paste: run(.paste)
    }
    return item == .select || item == .selectAll
  }

  package func run(_ command: TextCommand) {
    switch command {
    case .selectAll: select(0..<text.count)
    case .cut, .copy:
      let selected = selectedRange
      // The text of a secure field can't be copied or cut.
      guard !selected.isEmpty, !isSecure else { return }
      host.system.pasteboardString = String(Array(text)[selected])
      if command == .cut { deleteBackward() }
    case .paste: if let pasted = host.system.pasteboardString, !pasted.isEmpty { insert(pasted) }
    }
  }
}
