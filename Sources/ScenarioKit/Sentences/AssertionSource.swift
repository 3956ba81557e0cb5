/// The source of an assertion that failed.
enum AssertionSource {
  /// Returns whether an assertion uses a member of another value: `exists` in `XCTAssertTrue(button.exists)`.
  ///
  /// The assertion is at the location, or in a helper function that reports its assertions there. If the source can't be read, the result is `false`.
  static func uses(_ member: String, at location: SourceLocation?) -> Bool {
    guard let location, let names = namesInStatement(at: location) else { return false }
    if names.contains("." + member) { return true }
    // The lookup of the caller takes a long time, and an assertion has no other line.
    if names.contains(where: { $0.hasPrefix("XCT") || $0 == "expect" || $0 == "require" }) { return false }
    guard let line = CallerLocation.find(), line.line != location.line || line.filePath != location.filePath else { return false }
    return namesInStatement(at: line)?.contains("." + member) ?? false
  }

  /// Returns the names in the statement on a line, each with the dot before it if there is one, or `nil` if the source can't be read.
  private static func namesInStatement(at location: SourceLocation) -> Set<String>? {
    let file = SourceFiles.shared.file(location.filePath)
    guard let start = file.offset(of: SourceLocation(fileID: "", filePath: location.filePath, line: location.line, column: 1)) else { return nil }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var tokenizer = SourceTokenizer(bytes, at: start)
      let tokens = tokenizer.statement().filter { $0.kind == .identifier }
      return Set(
        tokens.map { token in
          let start = token.start > 0 && bytes[token.start - 1] == UInt8(ascii: ".") ? token.start - 1 : token.start
          return String(decoding: bytes[start..<token.end], as: UTF8.self)
        })
    }
  }
}
