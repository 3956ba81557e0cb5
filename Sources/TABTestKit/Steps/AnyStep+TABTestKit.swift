import ScenarioKit

/// A step with any keyword, as TABTestKit's type of this name.
///
/// `Given`, `When`, `Then`, `And` and `But` are its subclasses.
public typealias Step = AnyStep

extension AnyStep {
  /// The innermost step that the current task is running, or `nil` outside a step.
  ///
  /// Unlike TABTestKit's property, it can't be set.
  public static var current: Step? { ScenarioRun.currentStep.map { Step(keyword: $0.keyword, at: $0.location, in: $0.function) } }

  /// The line number of the step.
  public var line: UInt { UInt(max(location.line, 0)) }

  /// The function that contains the step: “test_loggingOut()”.
  public var function: StaticString { StaticTexts.shared.text(caller) }

  /// The compiler's path of the file that contains the step.
  public var file: StaticString { StaticTexts.shared.text(location.filePath) }
}

extension SourceLocation {
  /// Returns the location of a step whose file and line have XCTest's types.
  static func step(_ fileID: String, _ file: StaticString, _ line: UInt, _ column: Int) -> SourceLocation {
    SourceLocation(fileID: fileID, filePath: "\(file)", line: Int(clamping: line), column: column)
  }
}
