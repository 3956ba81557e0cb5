import Foundation
import XCTest

/// A place in a source file, as XCTest names it.
public final class XCTSourceCodeLocation: NSObject, Sendable {
  /// The file.
  public let fileURL: URL
  /// The line.
  public let lineNumber: Int

  /// Creates a place in a file.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// Creates a place in a file with a path: `XCTSourceCodeLocation(filePath: #filePath, lineNumber: #line)`.
  public convenience init(filePath: String, lineNumber: Int) { self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber) }

  /// Creates a place in a file with a path that the compiler gave.
  public convenience init(filePath: StaticString, lineNumber: UInt) { self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber)) }
}

/// Where something happened in the source, as far as it is known.
public struct XCTSourceCodeContext: Sendable {
  /// The place; `nil` where it is not known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context of a place.
  public init(location: XCTSourceCodeLocation?) { self.location = location }

  /// Creates a context without a place.
  public init() { location = nil }
}

/// Something that went wrong in a test: what `record(_:)` takes.
public struct XCTIssue {
  /// The kinds of issues: a failed assertion, a thrown error and so on, with XCTest's numbers.
  public enum IssueType: Int, Sendable {
    /// An assertion failed.
    case assertionFailure = 0
    /// An error was thrown.
    case thrownError = 1
    /// An exception ended the test.
    case uncaughtException = 2
    /// A measurement is worse than before.
    case performanceRegression = 3
    /// Something outside of the test went wrong.
    case system = 4
    /// A failure that was expected did not come.
    case unmatchedExpectedFailure = 5
  }

  /// The kind of issue.
  public var type: IssueType
  /// What went wrong, in a line.
  public var compactDescription: String
  /// More about it.
  public var detailedDescription: String?
  /// Where it happened.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that it came from.
  public var associatedError: (any Error)?
  /// What is kept with it.
  public var attachments: [XCTAttachment]

  /// Creates an issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil, sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// The whole text: what went wrong, and more about it.
  public var description: String { [compactDescription, detailedDescription].compactMap(\.self).joined(separator: "\n") }

  /// Adds something that is kept with the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// An issue as Objective-C has it: a type of its own there, the same one here.
public typealias XCTMutableIssue = XCTIssue

extension XCTestCase {
  /// Fails the test with an issue, at the issue's place or else at the call.
  public func record(_ issue: XCTIssue, filePath: String = #filePath, line: Int = #line) {
    for attachment in issue.attachments { add(attachment) }
    let place = issue.sourceCodeContext.location
    let error = issue.associatedError.map { "\nError: \($0)" } ?? ""
    recordFailure(
      withDescription: issue.description + error, inFile: place?.fileURL.path ?? filePath, atLine: place?.lineNumber ?? line, expected: issue.type == .assertionFailure)
  }
}
