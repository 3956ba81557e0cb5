import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

extension DeviceTestCase {
  /// The labels of all static texts that aren't in a control, in tree order.
  var texts: [String] {
    device.tree.all(ElementQuery(scope: application, type: .staticText)).filter { !device.tree.isPartOfControl($0) }.map { device.tree.label(of: $0) }
  }

  func exists(_ type: ElementType, _ string: String) -> Bool { find(type, string) != nil }

  func frame(_ type: ElementType, _ string: String, file: StaticString = #filePath, line: UInt = #line) -> CGRect {
    guard let element = find(type, string) else {
      XCTFail("There is no \(type) “\(string)” on the screen:\n\(device.tree.textSnapshot())", file: file, line: line)
      return .null
    }
    return device.tree.frame(of: element)
  }

  func properties(_ type: ElementType, _ string: String, file: StaticString = #filePath, line: UInt = #line) -> ElementProperties? {
    guard let element = find(type, string) else {
      XCTFail("There is no \(type) “\(string)” on the screen:\n\(device.tree.textSnapshot())", file: file, line: line)
      return nil
    }
    return device.tree[element]
  }

  func value(_ type: ElementType, _ string: String) -> String? { find(type, string).flatMap { device.tree.value(of: $0) } }

  /// The text snapshot of the app only.
  var picture: String { device.tree.textSnapshot(of: application) }

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Scrolls down by a distance, like a finger in the middle of the screen.
  func scrollDown(by distance: CGFloat) { device.drag(from: point(195, 700), to: point(195, 700 - distance)) }

  /// Scrolls up by a distance.
  func scrollUp(by distance: CGFloat) { device.drag(from: point(195, 200), to: point(195, 200 + distance)) }
}

/// Logs the reports of bodies and hooks, by name and in order.
///
/// It's a class, so logging doesn't change a view that holds it.
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func count(_ entry: String) -> Int { entries.count { $0 == entry } }

  /// Returns and clears the entries since the last call.
  func take() -> [String] {
    defer { entries.removeAll() }
    return entries
  }
}
