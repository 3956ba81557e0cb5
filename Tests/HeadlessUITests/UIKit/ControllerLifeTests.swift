import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessUI

/// The life cycle of view controllers in representables.
///
/// The order of parents and children is from github.com/phchan9/til, ios/note-about-viewController-containment.md. The order of calls to one view controller is from Apple:
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:).
final class ControllerLifeTests: DeviceTestCase {
  func test_aChildLivesWithItsParent() {
    let log = Log()
    show { LifePage(log: log) }
    XCTAssertEqual(
      log.take(),
      [
        "parent viewDidLoad", "child willMove to parent", "child viewDidLoad", "child didMove to parent", "update", "parent viewWillAppear", "child viewWillAppear",
        "parent viewIsAppearing", "child viewIsAppearing", "parent viewWillLayoutSubviews", "parent viewDidLayoutSubviews", "child viewWillLayoutSubviews",
        "child viewDidLayoutSubviews", "parent viewDidAppear", "child viewDidAppear",
      ])
    tap(.button, "Remove")
    XCTAssertEqual(log.take(), ["child willMove to none", "child viewWillDisappear", "child viewDidDisappear", "child didMove to none"])
    tap(.button, "Hide")
    XCTAssertEqual(log.take(), ["parent viewWillDisappear", "parent viewDidDisappear", "dismantle"])
  }

  func test_aChildThatComesLaterAppearsAfterItsLayout() {
    let log = Log()
    show { LifePage(log: log) }
    tap(.button, "Remove")
    _ = log.take()
    tap(.button, "Add")
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("child") },
      [
        "child willMove to parent", "child viewWillAppear", "child viewIsAppearing", "child didMove to parent", "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
        "child viewDidAppear",
      ])
  }

  func test_aViewControllerThatIsNoChildAppearsInBetween() {
    let (log, stranger) = (Log(), LifeController())
    (stranger.name, stranger.log) = ("stranger", log)
    show { LifePage(log: log, stranger: stranger) }
    XCTAssertEqual(log.take().filter { $0.hasSuffix("DidAppear") }, ["stranger viewDidAppear", "parent viewDidAppear", "child viewDidAppear"])
  }

  func test_aViewControllerDisappearsWithItsTab() {
    let log = Log()
    show {
      TabView {
        LifeView(log: log).tabItem { Text("First") }
        Text("Second page").tabItem { Text("Second") }
      }
    }
    _ = log.take()
    tap(.button, "Second")
    XCTAssertEqual(log.take(), ["parent viewWillDisappear", "child viewWillDisappear", "parent viewDidDisappear", "child viewDidDisappear"])
    tap(.button, "First")
    XCTAssertEqual(
      log.take().filter { $0.hasSuffix("Appear") || $0.hasSuffix("Appearing") },
      ["parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing", "child viewIsAppearing", "parent viewDidAppear", "child viewDidAppear"])
  }

  func test_aLayoutThatIsAskedForIsDoneAfterTheAction() {
    let log = Log()
    show { LifePage(log: log) }
    _ = log.take()
    tap(.button, "Lay out")
    XCTAssertEqual(log.take(), ["parent viewWillLayoutSubviews", "parent viewDidLayoutSubviews"])
  }
}

private final class LifeController: UIViewController {
  var name = ""
  var log: Log?
  var child: LifeController?
  var stranger: LifeController?

  func addLifeChild() {
    guard let child else { return }
    addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func removeLifeChild() {
    child?.willMove(toParent: nil)
    child?.view.removeFromSuperview()
    child?.removeFromParent()
  }

  private func note(_ call: String) { log?.note("\(name) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
    addLifeChild()
    if let stranger { view.addSubview(stranger.view) }
  }

  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) { note("willMove to \((parent as? LifeController)?.name ?? "none")") }
  override func didMove(toParent parent: UIViewController?) { note("didMove to \((parent as? LifeController)?.name ?? "none")") }
}

private final class LifeHolder {
  weak var controller: LifeController?
}

private struct LifePage: View {
  let log: Log
  var stranger: LifeController?
  @State private var isShown = true
  @State private var holder = LifeHolder()

  var body: some View {
    VStack {
      if isShown { LifeView(log: log, stranger: stranger, holder: holder) }
      Button("Add") { holder.controller?.addLifeChild() }
      Button("Remove") { holder.controller?.removeLifeChild() }
      Button("Lay out") { holder.controller?.view.setNeedsLayout() }
      Button("Hide") { isShown = false }
    }
  }
}

private struct LifeView: UIViewControllerRepresentable {
  let log: Log
  var stranger: LifeController?
  var holder: LifeHolder?

  func makeUIViewController(context: Context) -> LifeController {
    let (parent, child) = (LifeController(), LifeController())
    (parent.name, parent.log, child.name, child.log) = ("parent", log, "child", log)
    (parent.child, parent.stranger) = (child, stranger)
    holder?.controller = parent
    return parent
  }

  func updateUIViewController(_ uiViewController: LifeController, context: Context) { log.note("update") }

  static func dismantleUIViewController(_ uiViewController: LifeController, coordinator: ()) { uiViewController.log?.note("dismantle") }
}
