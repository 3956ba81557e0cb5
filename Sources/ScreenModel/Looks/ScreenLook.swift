/// The looks of the elements on a screen.
package struct ScreenLook: Sendable {
  /// The looks of the elements that have one.
  ///
  /// The look of the tree's root is the look of the whole screen.
  package var elements: [ElementID: ElementLook]

  /// Creates the looks of a screen.
  package init(elements: [ElementID: ElementLook] = [:]) { self.elements = elements }
}
