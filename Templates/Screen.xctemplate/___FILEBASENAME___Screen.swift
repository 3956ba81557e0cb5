//___FILEHEADER___

#if os(Linux)
  import ScreenTestKit

  /// A screen of the app, with its elements and the ids that identify them.
  ///
  /// An id matches an element's identifier, label, title, value or placeholder.
  struct ___FILEBASENAMEASIDENTIFIER___: Screen {
    /// The element that distinguishes this screen from all others.
    let trait = Header(id: "___VARIABLE_productName___")
    let doneButton = Button(id: "Done")
  }

  let ___VARIABLE_constantName:identifier___ = ___FILEBASENAMEASIDENTIFIER___()
#endif
