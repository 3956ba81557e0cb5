import Foundation
import XCTest

/// A location in a source file.
public final class XCTSourceCodeLocation: NSObject, Sendable {
  /// The URL of the source file.
  public let fileURL: URL
  /// The line number, starting at 1.
  public let lineNumber: Int

  /// Creates a location from a file URL and a line number.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// Creates a location from a file path and a line number.
  ///
  /// Write `XCTSourceCodeLocation(filePath: #filePath, lineNumber: #line)` for the current location.
  public convenience init(filePath: String, lineNumber: Int) { self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber) }

  /// Creates a location from a static file path and a line number.
  public convenience init(filePath: StaticString, lineNumber: UInt) { self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber)) }
}

/// The context of an issue in the source code.
public struct XCTSourceCodeContext: Sendable {
  /// The source location, or `nil` if it isn't known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context with a source location.
  public init(location: XCTSourceCodeLocation?) { self.location = location }

  /// Creates a context without a source location.
  public init() { location = nil }
}

/// A problem in a test, which you record with `record(_:)`.
public struct XCTIssue {
  /// The kinds of issues, with the same raw values as in XCTest.
  public enum IssueType: Int, Sendable {
    /// A failed assertion.
    case assertionFailure = 0
    /// A thrown error.
    case thrownError = 1
    /// An uncaught exception.
    case uncaughtException = 2
    /// A performance measurement that is worse than its baseline.
    case performanceRegression = 3
    /// An error in the environment of the test.
    case system = 4
    /// An expected failure that didn't occur.
    case unmatchedExpectedFailure = 5
  }

  /// The kind of the issue.
  public var type: IssueType
  /// A one-line description of the issue.
  public var compactDescription: String
  /// A longer description of the issue, or `nil`.
  public var detailedDescription: String?
  /// The source context of the issue.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that caused the issue, or `nil`.
  public var associatedError: (any Error)?
  /// The attachments of the issue.
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

  /// The short description, followed by the detailed description if there is one.
  public var description: String { [compactDescription, detailedDescription].compactMap(\.self).joined(separator: "\n") }

  /// Adds an attachment to the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// A mutable issue, which in Swift is the same type as `XCTIssue`.
public typealias XCTMutableIssue = XCTIssue

extension XCTestCase {
  /// Records an issue and fails the test.
  ///
  /// The failure is reported at the issue's location, or at the call if the issue doesn't have a location.
  public func record(_ issue: XCTIssue, filePath: String = #filePath, line: Int = #line) {
    for attachment in issue.attachments { add(attachment) }
    let place = issue.sourceCodeContext.location
    let error = issue.associatedError.map { "\nError: \($0)" } ?? ""
    recordFailure(
      withDescription: issue.description + error, inFile: place?.fileURL.path ?? filePath, atLine: place?.lineNumber ?? line, expected: issue.type == .assertionFailure)
  }
}
