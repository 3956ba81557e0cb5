import Foundation

/// Standard error, for what concerns the run itself rather than its results.
package enum StandardError {
  /// Writes a text and a line end; where standard error cannot be written to, the text is lost and nothing else happens.
  package static func print(_ text: String) {
    var line = ConsoleText.safe(text) + "\n"
    line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  }
}
