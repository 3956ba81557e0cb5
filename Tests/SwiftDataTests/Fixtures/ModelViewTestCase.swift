import Foundation
import HeadlessDevice
import HeadlessUI
import ScreenModel
import SwiftData
import VirtualTime
import XCTest

/// A test with a separate device that shows views of models.
@preconcurrency @MainActor
class ModelViewTestCase: XCTestCase {
  private(set) var device: Device!
  /// A container in memory, which ``showModels(_:)`` sets for its views.
  private(set) var container: ModelContainer!
  /// The problems in views that were reported.
  private(set) var problems: [RenderingProblem] = []

  override func setUp() async throws {
    container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    Evaluations.counts = [:]
  }

  override func tearDown() async throws {
    device?.shutDown()
    device = nil
    container = nil
  }

  /// Shows a view on a new device.
  func show<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    launch(InstalledApp(name: "Sample", content: content))
  }

  /// Shows a view with the test's container on a new device.
  func showModels<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    let container = container!
    show { content().modelContainer(container) }
  }

  /// Launches an app on a new device.
  func launch(_ app: InstalledApp) {
    device = Device(apps: [app])
    device.renderingProblemHandler = { [unowned self] in problems.append($0) }
    device.launch("com.example.Sample")
  }

  // MARK: The screen

  private var application: ElementID { device.applicationElement(of: "com.example.Sample") ?? device.tree.root }

  /// The labels of all texts that aren't in a control.
  var texts: [String] {
    device.tree.all(ElementQuery(scope: application, type: .staticText)).filter { !device.tree.isPartOfControl($0) }.map { device.tree.label(of: $0) }
  }

  /// The times at which pending work is due.
  var due: [Duration?] { device.scheduler.pending.map { $0.due?.offset } }

  func tap(_ button: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let element = device.tree.element(ElementQuery(scope: application, type: .button, string: button), at: 0) else {
      return XCTFail("There is no button “\(button)” on the screen:\n\(device.tree.textSnapshot())", file: file, line: line)
    }
    let frame = device.tree.frame(of: element)
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Returns the numbers of evaluations during a closure.
  func evaluations(of body: () -> Void) -> [String: Int] {
    Evaluations.counts = [:]
    body()
    return Evaluations.counts
  }

  // MARK: Models

  /// Changes models in the main context, and updates the screen.
  func change(file: StaticString = #filePath, line: UInt = #line, _ body: (ModelContext) throws -> Void) {
    let context = container.mainContext
    device.perform(cause: "the test") {
      do { try body(context) } catch { XCTFail("\(error)", file: file, line: line) }
    }
  }

  @discardableResult
  func insert(_ name: String, budget: Double = 100) -> Trip {
    let trip = Trip(name: name)
    trip.budget = budget
    change { $0.insert(trip) }
    return trip
  }

  /// Returns the kinds of the mistakes that a closure makes.
  func mistakes(_ body: () -> Void) -> [String] {
    let log = MistakeLog()
    UsageError.$handler.withValue(UsageError.Handler { log.kinds.append($0.kind) }, operation: body)
    return log.kinds
  }
}

/// The kinds of mistakes, which are appended on the main thread.
private final class MistakeLog: @unchecked Sendable {
  var kinds: [String] = []
}
