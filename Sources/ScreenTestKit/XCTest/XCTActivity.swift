import Foundation
import ScenarioKit

/// A named part of a test, which is logged like a step.
@preconcurrency @MainActor
public protocol XCTActivity: AnyObject {
  /// The name of the activity.
  var name: String { get }

  /// Keeps an attachment beside the journal, and tells in the log where.
  func add(_ attachment: XCTAttachment)
}

/// Groups what a test does under names: `XCTContext.runActivity(named: "Log in") { _ in … }`.
public final class XCTContext {
  private init() {}

  /// Runs a part of a test under a name; the log shows it like a step, with the activities inside it below.
  ///
  /// - It runs whatever has failed before. What fails in it is reported where it happens.
  /// - Parameters:
  ///   - name: What the part does.
  ///   - block: The part of the test.
  @preconcurrency @MainActor
  public static func runActivity<Result>(
    named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
    block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try ScenarioRun.performActivity(named: name, at: place, function: function) { try block(RunningActivity(name: name, location: place, function: function)) }
  }

  /// Runs an asynchronous part of a test under a name: see the synchronous form.
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

/// The activity that is handed to its own part of the test.
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
