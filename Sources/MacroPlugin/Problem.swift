/// A problem with the use of a macro.
package struct Problem: Error {
  package let message: String
  /// The place of the problem, or `nil` for the place of the macro.
  package let place: Place?

  package init(_ message: String, at place: Place? = nil) {
    self.message = message
    self.place = place
  }

  /// Returns the problem as a diagnostic.
  ///
  /// - Parameter macro: The place of the macro.
  func diagnostic(at macro: Place?) -> JSON {
    let place = place ?? macro
    let position: JSON = .object([("fileName", .string(place?.file ?? "")), ("offset", .number("\(place?.offset ?? 0)"))])
    return .object([
      ("message", .string(message)), ("severity", .string("error")), ("position", position), ("highlights", .array([])), ("notes", .array([])), ("fixIts", .array([])),
    ])
  }
}
