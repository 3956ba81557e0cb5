import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

extension DeviceTestCase {
  func value(_ type: ElementType, _ string: String? = nil, at index: Int = 0) -> String? { find(type, string, at: index).flatMap { device.tree.value(of: $0) } }

  func values(_ type: ElementType) -> [String] { device.tree.all(ElementQuery(scope: application, type: type)).compactMap { device.tree.value(of: $0) } }

  func frame(_ type: ElementType, _ string: String? = nil, at index: Int = 0) -> CGRect { find(type, string, at: index).map { device.tree.frame(of: $0) } ?? .null }

  func isEnabled(_ type: ElementType, _ string: String) -> Bool? { find(type, string).map { device.tree.isEnabled($0) } }

  func isSelected(_ type: ElementType, _ string: String) -> Bool? { find(type, string).map { device.tree.isSelected($0) } }

  /// Drags from a point in an element by a distance in points.
  ///
  /// The point is a fraction of the element's size.
  func drag(_ type: ElementType, _ string: String? = nil, from fraction: CGPoint = CGPoint(x: 0.5, y: 0.5), by x: CGFloat, _ y: CGFloat) {
    let rect = frame(type, string)
    let start = CGPoint(x: rect.minX + rect.width * fraction.x, y: rect.minY + rect.height * fraction.y)
    device.drag(from: start, to: CGPoint(x: start.x + x, y: start.y + y))
  }
}
