import Foundation

/// The kinds of problems that `performAccessibilityAudit(for:_:)` looks for, with XCUITest's names.
///
/// From a screen model three of them can be judged: ``hitRegion``, ``sufficientElementDescription`` and ``trait``.
/// Colors and the widths of fonts are not known, so ``contrast``, ``dynamicType``, ``textClipped`` and ``elementDetection`` are not judged, which the log says.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt64

  /// Creates a set from a raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Whether texts differ enough from what is behind them; not judged here.
  public static let contrast: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Whether everything that can be seen is an element; not judged here.
  public static let elementDetection: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Whether what a finger touches is large enough: here, at least 20 points wide and high where it is on screen.
  public static let hitRegion: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Whether what can be used, and each image, has a label that says what it is.
  public static let sufficientElementDescription: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Whether texts grow with the text size; not judged here.
  public static let dynamicType: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Whether texts are cut off; not judged here.
  public static let textClipped: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Whether the traits agree with one another and with the kind of element.
  public static let trait: XCUIAccessibilityAuditType = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All kinds.
  public static let all: XCUIAccessibilityAuditType = [.contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait]

  /// The kinds that can be judged from a screen model.
  static let judged: XCUIAccessibilityAuditType = [.hitRegion, .sufficientElementDescription, .trait]

  /// The names of the kinds that are not judged.
  var unjudgedNames: [String] {
    let names: [(XCUIAccessibilityAuditType, String)] = [
      (.contrast, "contrast"), (.elementDetection, "element detection"), (.dynamicType, "dynamic type"), (.textClipped, "clipped text"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

/// A problem that an audit has found: of which kind, in which element, and what to do about it.
@preconcurrency @MainActor
public final class XCUIAccessibilityAuditIssue {
  /// The element that has the problem.
  nonisolated public let element: XCUIElement?
  /// The problem in a few words.
  nonisolated public let compactDescription: String
  /// The problem, and what to do about it.
  nonisolated public let detailedDescription: String
  /// The kind of problem.
  nonisolated public let auditType: XCUIAccessibilityAuditType

  nonisolated init(_ auditType: XCUIAccessibilityAuditType, _ element: XCUIElement, _ compactDescription: String, _ detailedDescription: String) {
    self.auditType = auditType
    self.element = element
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
  }
}
