import Foundation

/// Standard error, for messages about the run itself and not about its results.
package enum StandardError {
  /// Writes text and a line end.
  ///
  /// If standard error can't be written to, the text is lost.
  package static func print(_ text: String) {
    var line = ConsoleText.safe(text) + "\n"
    line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  }
}
