import Foundation
import ScenarioKit

/// A named part of a test, which the log shows like a step.
@preconcurrency @MainActor
public protocol XCTActivity: AnyObject {
  /// The name of the activity.
  var name: String { get }

  /// Saves an attachment next to the journal and logs the path of the file.
  func add(_ attachment: XCTAttachment)
}

/// A type that runs named parts of a test: `XCTContext.runActivity(named: "Log in") { _ in … }`.
public final class XCTContext {
  private init() {}

  /// Runs a named part of a test.
  ///
  /// The log shows the part like a step, with nested activities below it.
  ///
  /// - The block runs even if the test has already failed. A failure in the block is reported at its own line.
  /// - Parameters:
  ///   - name: The name of the activity.
  ///   - block: The part of the test to run. The block receives the activity.
  @preconcurrency @MainActor
  public static func runActivity<Result>(
    named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
    block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try ScenarioRun.performActivity(named: name, at: place, function: function) { try block(RunningActivity(name: name, location: place, function: function)) }
  }

  /// Runs a named asynchronous part of a test.
  ///
  /// The log shows the part like a step, with nested activities below it.
  @preconcurrency @MainActor
  public static func runActivity<Result>(
    named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
    block: @MainActor (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try await ScenarioRun.performActivity(named: name, at: place, function: function, isolation: MainActor.shared) {
      try await block(RunningActivity(name: name, location: place, function: function))
    }
  }
}

/// The activity that a block receives.
@MainActor
private final class RunningActivity: XCTActivity {
  let name: String
  private let location: SourceLocation
  private let function: String

  init(name: String, location: SourceLocation, function: String) {
    self.name = name
    self.location = location
    self.function = function
  }

  func add(_ attachment: XCTAttachment) { ScenarioRun.attach(attachment.stored, at: location, function: function) }
}
