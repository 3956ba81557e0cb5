import Screens

// Initializers with TABTestKit's argument order.
extension Alert {
  /// Creates an alert in a parent, with the button that dismisses it.
  ///
  /// If `id` is `nil`, any id matches. The message isn't part of the search.
  nonisolated public init(id: String?, message: String? = nil, parent: any Element, dismissButtonID: String) {
    self.init(id: id, message: message, dismissButtonID: dismissButtonID, parent: parent)
  }

  /// Creates an alert at an index in a parent, with the button that dismisses it.
  nonisolated public init(id: String?, index: Int, parent: any Element = App.shared, dismissButtonID: String) {
    self.init(id: id, dismissButtonID: dismissButtonID, index: index, parent: parent)
  }
}

extension Sheet {
  /// Creates a sheet in a parent, with the button that dismisses it.
  nonisolated public init(id: String, parent: any Element, dismissButtonID: String) { self.init(id: id, dismissButtonID: dismissButtonID, parent: parent) }

  /// Creates a sheet at an index in a parent, with the button that dismisses it.
  nonisolated public init(id: String, index: Int, parent: any Element = App.shared, dismissButtonID: String) {
    self.init(id: id, dismissButtonID: dismissButtonID, index: index, parent: parent)
  }
}

extension Wheel {
  /// Creates a wheel of a picker.
  nonisolated public init(index: Int, picker: Picker) { self.init(index: index, parent: picker) }

  /// Creates a wheel of a date picker.
  nonisolated public init(index: Int, picker: DatePicker) { self.init(index: index, parent: picker) }
}
