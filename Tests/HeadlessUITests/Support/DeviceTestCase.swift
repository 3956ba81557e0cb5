import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// A test with a separate device that shows one view.
@preconcurrency @MainActor
class DeviceTestCase: XCTestCase {
  private(set) var device: Device!
  /// The problems in views that were reported.
  private(set) var problems: [RenderingProblem] = []

  /// Shows a view on a new device.
  func show<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    device = Device(apps: [InstalledApp(name: "Sample", content: content)])
    device.renderingProblemHandler = { [unowned self] in problems.append($0) }
    device.launch("com.example.Sample")
  }

  /// Releases the device, so a test can check for leftovers.
  func discardDevice() { device = nil }

  override func tearDown() async throws {
    assertThatNothingOutlivesTheDevice()
  }

  /// Shuts down the device, and fails the test if an app or one of its nodes still exists.
  func assertThatNothingOutlivesTheDevice(_ message: String = "", line: UInt = #line) {
    let references = references
    device?.shutDown()
    device = nil
    let left = references.compactMap { $0.value.map { "\(type(of: $0))" } }
    XCTAssertEqual(left, [], "These outlive the device. \(message)", line: line)
  }

  /// Weak references to the apps on the device and their nodes.
  private var references: [WeakReference] {
    let hosts = device?.hosts ?? []
    let nodes = hosts.compactMap { $0.root as Node? } + hosts.flatMap { $0.presentations.map { $0 as Node } } + hosts.flatMap { $0.nodes.all.map(\.node) }
    return hosts.map { WeakReference(value: $0) } + nodes.map { WeakReference(value: $0) }
  }

  private struct WeakReference {
    weak var value: AnyObject?
  }

  var application: ElementID { device.applicationElement(of: "com.example.Sample") ?? device.tree.root }

  func find(_ type: ElementType, _ string: String? = nil, at index: Int = 0) -> ElementID? {
    device.tree.element(ElementQuery(scope: application, type: type, string: string), at: index)
  }

  func count(_ type: ElementType) -> Int { device.tree.count(ElementQuery(scope: application, type: type)) }

  func labels(_ type: ElementType) -> [String] { device.tree.all(ElementQuery(scope: application, type: type)).map { device.tree.label(of: $0) } }

  /// Taps an element where a person would: in the center or at its activation point.
  func tap(_ type: ElementType, _ string: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let element = find(type, string) else {
      return XCTFail("There is no \(type) “\(string)” on the screen:\n\(device.tree.textSnapshot())", file: file, line: line)
    }
    let frame = device.tree.frame(of: element)
    device.tap(at: device.tree.details(of: element).activationPoint?.point(in: frame) ?? CGPoint(x: frame.midX, y: frame.midY))
  }
}
