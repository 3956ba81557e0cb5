import Foundation
import ScreenModel

/// The onscreen keyboard of an app.
///
/// The keyboard is shown while a field of the app is focused.
@MainActor
package protocol SoftwareKeyboard: AnyObject {
  /// The top edge of the keyboard on the screen, in points, or `nil` if the keyboard isn't shown.
  var top: CGFloat? { get }

  /// Updates the elements of the keyboard.
  ///
  /// - Parameter window: The element that the keyboard's elements are added to.
  /// - Returns: The keyboard's elements that are directly in the window, in order.
  func updateElements(in window: ElementID) -> [ElementID]

  /// Lays out the keys for the new orientation of the screen.
  func screenDidChange()

  /// Handles a touch on an element.
  ///
  /// - Returns: Whether the element belongs to the keyboard.
  func handleTap(on element: ElementID) -> Bool
}

/// The owner of the fields that a keyboard types into.
@MainActor
package protocol KeyboardHost: AnyObject {
  /// The system that the app runs on.
  var system: any HostSystem { get }
  /// The elements of the app that accessibility and tests can find.
  var tree: ElementTree { get }
  /// The focused field.
  var focusedInput: (any KeyInput)? { get }

  /// Requests an update of the keyboard's elements.
  func setNeedsSync()
}

/// A field that receives typed text while it's focused, like UIKit's `UIKeyInput`.
@MainActor
package protocol KeyInput: AnyObject {
  /// The element of the field.
  var element: ElementID? { get }
  /// The keyboard type that the field requests.
  var keyboardType: KeyboardType { get }
  /// A Boolean value that indicates whether the field hides its text.
  var isSecure: Bool { get }

  /// The selected characters, counted from the start of the text.
  ///
  /// If nothing is selected, the range is empty and starts at the caret.
  var selectedRange: Range<Int> { get }

  /// The text of the field.
  var text: String { get }

  /// Inserts a character at the caret, replacing the selection.
  func insert(_ character: Character)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
  /// Handles a key that doesn't type a character.
  ///
  /// - Parameter extends: Whether to select the characters that the caret passes, as with the Shift key.
  func press(_ key: EditingKey, extendingSelection extends: Bool)
  /// Selects a range of characters, counted from the start of the text.
  ///
  /// An empty range only moves the caret.
  func select(_ range: Range<Int>)
  /// Handles the Return key.
  ///
  /// The field submits its text and gives up the focus.
  func submit()
  /// Runs a command of the edit menu or of a keyboard shortcut.
  func run(_ command: TextCommand)
}

/// A command for the text of a field.
package enum TextCommand {
  case cut, copy, paste, selectAll
}
