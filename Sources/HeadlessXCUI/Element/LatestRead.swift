internal import HeadlessDevice
import ScreenModel
internal import VirtualTime

/// The latest read of an element through XCUITest's API, for the message of an assertion that fails.
///
/// Only values that the read has anyway are kept. The screen is searched for other elements only when an assertion fails.
struct LatestRead {
  /// A property or a function that reads an element.
  enum Member: String {
    case count
    case exists
    case hasFocus
    case identifier
    case isEnabled
    case isHittable
    case isSelected
    case label
    case placeholderValue
    case title
    case value
    case wait
    case waitForExistence
    case waitForNonExistence
  }

  /// The result of a read.
  enum Result {
    case flag(Bool)
    case number(Int)
    case text(String?)
  }

  /// The record of a device.
  final class Record {
    /// The latest read, or `nil` if the test did something else since.
    var read: LatestRead?
  }

  /// The property or function that was used.
  let member: Member
  /// The chain of the element or query that was read.
  let chain: ElementLocator
  /// The value that the test received.
  let result: Result
  /// The longest time to wait, in virtual seconds, or `nil` if the read doesn't wait.
  let timeout: Double?
  /// The wait that ended without success, if there was one.
  let wait: WaitRecord?
  /// The change count of the tree after the read.
  let changeCount: UInt64
}

extension Device {
  /// Records a read of an element.
  func note(_ member: LatestRead.Member, of chain: ElementLocator, _ result: LatestRead.Result, timeout: Double? = nil, wait: WaitRecord? = nil) {
    let read = LatestRead(member: member, chain: chain, result: result, timeout: timeout, wait: wait, changeCount: tree.changeCount)
    if let record = latestRead as? LatestRead.Record { return record.read = read }
    let record = LatestRead.Record()
    record.read = read
    latestRead = record
  }

  /// Forgets the latest read, because the test did something else.
  func forgetLatestRead() { (latestRead as? LatestRead.Record)?.read = nil }
}

extension LatestRead {
  /// The read and its result as a sentence, or `nil` if the element has no expression: “Last read: app.buttons["OK"].exists was false.”.
  var sentence: String? {
    guard chain.isRaw, !chain.expression.isEmpty else { return nil }
    let sentence = "Last read: \(chain.expression).\(call) was \(value)."
    return wait?.sentence.map { "\(sentence) \($0)" } ?? sentence
  }

  private var call: String {
    guard let timeout else { return member.rawValue }
    return member.rawValue + (member == .wait ? "(for: …, toEqual: …, timeout: \(timeout.plain))" : "(timeout: \(timeout.plain))")
  }

  private var value: String {
    switch result {
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): text?.quoted ?? "nil"
    }
  }

  /// Whether the result would be different if the element existed.
  var isAboutExistence: Bool {
    guard case .flag(false) = result else { return false }
    return member == .exists || member == .waitForExistence || member == .isHittable
  }
}
