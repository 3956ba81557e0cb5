import Foundation
import HeadlessDevice
import HeadlessUI
import ScreenModel
import XCTest

/// A test with a device of its own that shows one view.
@preconcurrency @MainActor
class DeviceTestCase: XCTestCase {
  private(set) var device: Device!

  /// Shows a view on a fresh device.
  func show<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    device = Device(apps: [InstalledApp(name: "Sample", content: content)])
    device.launch("com.example.Sample")
  }

  /// Lets go of the device, so that a test can see what is left of it.
  func discardDevice() { device = nil }

  override func tearDown() async throws {
    device?.shutDown()
    device = nil
  }

  var application: ElementID { device.applicationElement(of: "com.example.Sample") ?? device.tree.root }

  func find(_ type: ElementType, _ string: String? = nil) -> ElementID? {
    device.tree.first(ElementQuery(scope: application, type: type, string: string))
  }

  func exists(_ type: ElementType, _ string: String) -> Bool { find(type, string) != nil }

  func count(_ type: ElementType) -> Int { device.tree.count(ElementQuery(scope: application, type: type)) }

  func labels(_ type: ElementType) -> [String] { device.tree.all(ElementQuery(scope: application, type: type)).map { device.tree.label(of: $0) } }

  func value(_ type: ElementType, _ string: String? = nil) -> String? { find(type, string).flatMap { device.tree.value(of: $0) } }

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Taps an element in the middle, as a person would.
  func tap(_ type: ElementType, _ string: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let element = find(type, string) else {
      return XCTFail("There is no \(type) “\(string)” on the screen:\n\(device.tree.textSnapshot())", file: file, line: line)
    }
    let frame = device.tree.frame(of: element)
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}

/// Counts what bodies and hooks report, in order.
///
/// Of reference type, so that a view that holds it is not changed by it.
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { entries.removeAll() }
    return entries
  }
}
