import Foundation
import HeadlessDevice
import HeadlessUI
import ScreenModel
import XCTest

/// A test case with a device that shows a single view.
@preconcurrency @MainActor
class DeviceTestCase: XCTestCase {
  private(set) var device: Device!

  /// Shows a view on a new device.
  func show<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    device = Device(apps: [InstalledApp(name: "Sample", content: content)])
    device.launch("com.example.Sample")
  }

  /// Releases the device, so a test can check which objects remain.
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

  /// Taps an element in its middle.
  func tap(_ type: ElementType, _ string: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let element = find(type, string) else {
      return XCTFail("There is no \(type) “\(string)” on the screen:\n\(device.tree.textSnapshot())", file: file, line: line)
    }
    let frame = device.tree.frame(of: element)
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}

/// A log of reports from bodies and hooks, in order.
///
/// It's a class, so a new entry doesn't change a view that holds it.
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// Returns the entries since the last call, and removes them.
  func take() -> [String] {
    defer { entries.removeAll() }
    return entries
  }
}
