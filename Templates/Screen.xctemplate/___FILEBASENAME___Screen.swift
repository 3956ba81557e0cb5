import ScreenTestKit

/// A screen of the app: its elements, by what they are and how they are found.
///
/// An id is an identifier, a label, a title, a value or a placeholder.
struct ___FILEBASENAMEASIDENTIFIER___: Screen {
  /// What is on this screen and on no other.
  let trait = Header(id: "___VARIABLE_productName___")
  let doneButton = Button(id: "Done")
}

let ___VARIABLE_constantName:identifier___ = ___FILEBASENAMEASIDENTIFIER___()
