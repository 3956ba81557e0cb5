import Foundation

extension Scenario {
  /// Keeps a text with the log of the test that runs, under its current step: what a server has answered, a configuration, a query.
  ///
  /// It lies in a file beside the journal, and the reports show it. What a secure field was given is not in it in clear.
  /// Without a journal nothing is kept, and the log says so.
  /// - Parameters:
  ///   - text: The text.
  ///   - name: What it is called: “server.log”. The end of the name tells what it holds.
  public static func attach(
    _ text: String, named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) {
    attach(Data(text.utf8), named: name.contains(".") ? name : name + ".txt", fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  }

  /// Keeps data with the log of the test that runs, under its current step: a picture, a document.
  ///
  /// They lie in a file beside the journal, and the reports show them or link to them. Without a journal nothing is kept, and the log says so.
  /// - Parameters:
  ///   - data: The data.
  ///   - name: What they are called: “receipt.pdf”. The end of the name tells what they are.
  public static func attach(
    _ data: Data, named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) {
    let fileExtension = name.contains(".") ? String(name[name.index(after: name.lastIndex(of: ".") ?? name.startIndex)...]) : "dat"
    ScenarioRun.attach(
      .init(name: name, data: data, fileExtension: fileExtension, isKeptOnSuccess: true),
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), function: function)
  }
}
