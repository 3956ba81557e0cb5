import Foundation

extension Scenario {
  /// Attaches text to the current step of the test, such as a server's response or a configuration.
  ///
  /// The text is stored in a file beside the journal, and the reports show it. Secrets in the text are masked.
  /// Without a journal, nothing is stored, and the log says so.
  /// - Parameters:
  ///   - text: The text to attach.
  ///   - name: A file name: “server.log”. The extension determines the media type.
  public static func attach(
    _ text: String, named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) {
    attach(Data(text.utf8), named: name.contains(".") ? name : name + ".txt", fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  }

  /// Attaches data to the current step of the running test, such as a picture or a document.
  ///
  /// The data is stored in a file beside the journal, and the reports show it or link to it. Without a journal, nothing is stored, and the log says so.
  /// - Parameters:
  ///   - data: The data to attach.
  ///   - name: A file name: “receipt.pdf”. The extension determines the media type.
  public static func attach(
    _ data: Data, named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) {
    let fileExtension = name.contains(".") ? String(name[name.index(after: name.lastIndex(of: ".") ?? name.startIndex)...]) : "dat"
    ScenarioRun.attach(
      .init(name: name, data: data, fileExtension: fileExtension, isKeptOnSuccess: true),
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), function: function)
  }
}
