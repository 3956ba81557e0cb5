import Foundation

/// The kinds of problems that ``XCUIApplication/performAccessibilityAudit(for:_:)`` can look for.
///
/// On the simulated device, only ``hitRegion``, ``sufficientElementDescription`` and ``trait`` are checked.
/// The device doesn't have colors and font widths, so ``contrast``, ``dynamicType``, ``textClipped`` and ``elementDetection`` aren't checked. The log names them.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt64

  /// Creates a set from a raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text without enough contrast to its background.
  ///
  /// This isn't checked on the simulated device.
  public static let contrast: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Visible content that isn't an element.
  ///
  /// This isn't checked on the simulated device.
  public static let elementDetection: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Visible controls that aren't at least 20 points wide and high.
  public static let hitRegion: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Controls and images without a label that describes them.
  public static let sufficientElementDescription: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that doesn't grow with the text size.
  ///
  /// This isn't checked on the simulated device.
  public static let dynamicType: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that's clipped.
  ///
  /// This isn't checked on the simulated device.
  public static let textClipped: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Elements whose traits contradict each other or the element's type.
  public static let trait: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All kinds of problems.
  public static let all: XCUIAccessibilityAuditType = [.contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait]

  /// The kinds of problems that the audit can check on the simulated device.
  static let judged: XCUIAccessibilityAuditType = [.hitRegion, .sufficientElementDescription, .trait]

  /// The names of the kinds in this set that the audit can't check.
  var unjudgedNames: [String] {
    let names: [(XCUIAccessibilityAuditType, String)] = [
      (.contrast, "contrast"), (.elementDetection, "element detection"), (.dynamicType, "dynamic type"), (.textClipped, "clipped text"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

/// A problem that an accessibility audit found.
@preconcurrency @MainActor
public final class XCUIAccessibilityAuditIssue {
  /// The element with the problem.
  nonisolated public let element: XCUIElement?
  /// A short description of the problem.
  nonisolated public let compactDescription: String
  /// A description of the problem and how to fix it.
  nonisolated public let detailedDescription: String
  /// The kind of problem that the audit found.
  nonisolated public let auditType: XCUIAccessibilityAuditType

  nonisolated init(_ auditType: XCUIAccessibilityAuditType, _ element: XCUIElement, _ compactDescription: String, _ detailedDescription: String) {
    self.auditType = auditType
    self.element = element
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
  }
}
