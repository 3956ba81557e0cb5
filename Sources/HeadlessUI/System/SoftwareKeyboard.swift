import Foundation
import ScreenModel

/// The keyboard on the screen of an app: it is there while a field of the app has the focus.
@MainActor
package protocol SoftwareKeyboard: AnyObject {
  /// The top edge of what the keyboard covers on the screen, in points; `nil` while there is none.
  var top: CGFloat? { get }

  /// Brings the keyboard's elements up to date.
  ///
  /// - Parameter window: The element that they go into.
  /// - Returns: The elements directly in the window, in order.
  func updateElements(in window: ElementID) -> [ElementID]

  /// Lays the keys out again for the screen's new shape.
  func screenDidChange()

  /// Handles a touch on an element.
  ///
  /// - Returns: Whether the element belongs to the keyboard.
  func handleTap(on element: ElementID) -> Bool
}

/// What a keyboard types into: the fields of an app.
@MainActor
package protocol KeyboardHost: AnyObject {
  /// The system that the app runs on.
  var system: any HostSystem { get }
  /// What an accessibility tool sees of the app.
  var tree: ElementTree { get }
  /// The field that has the focus.
  var focusedInput: (any KeyInput)? { get }

  /// Asks for the elements of the keyboard to be brought up to date.
  func setNeedsSync()
}

/// A field that takes what is typed while it has the focus, as UIKit's `UIKeyInput`.
@MainActor
package protocol KeyInput: AnyObject {
  /// The element of the field.
  var element: ElementID? { get }
  /// The layout of the keyboard that the field asks for.
  var keyboardType: KeyboardType { get }
  /// Whether the field hides what is typed.
  var isSecure: Bool { get }

  /// The characters that are selected, counted from the beginning of the text; an empty range at the caret where none are.
  var selectedRange: Range<Int> { get }

  /// The text.
  var text: String { get }

  /// Adds a character at the caret, in place of what is selected.
  func insert(_ character: Character)
  /// Removes what is selected, or the character before the caret.
  func deleteBackward()
  /// Does what a key without a character does.
  ///
  /// - Parameter extends: Whether what the caret moves over is selected, as with the shift key.
  func press(_ key: EditingKey, extendingSelection extends: Bool)
  /// Selects characters, counted from the beginning of the text, or puts the caret there.
  func select(_ range: Range<Int>)
  /// Does what the return key does: the field submits and gives up the focus.
  func submit()
  /// Does what an item of the menu over a text, or a key with the command key, does with the pasteboard and the selection.
  func run(_ command: TextCommand)
}

/// What a person does with the selected text of a field.
package enum TextCommand {
  case cut, copy, paste, selectAll
}
