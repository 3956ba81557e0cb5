import Foundation
import FoundationExtras
import UIKit
import XCTest

@testable import HeadlessUI

/// The visible view controller of UIKit's containers, and the values that recognizers and menus keep.
@preconcurrency @MainActor
final class ContainerControllerTests: DeviceTestCase {
  func test_aNavigationControllerShowsTheTopOfItsStack() {
    let pages = (0..<3).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: pages[0])
    stack.pushViewController(pages[1], animated: true)
    XCTAssertEqual(stack.view.subviews, [pages[1].view])
    stack.pushViewController(pages[2], animated: true)
    XCTAssertTrue(pages[2].navigationController === stack)
    XCTAssertEqual(stack.popToRootViewController(animated: false), [pages[1], pages[2]])
    XCTAssertEqual(stack.view.subviews, [pages[0].view])
    XCTAssertNil(pages[2].navigationController)
    XCTAssertNil(stack.popViewController(animated: false))
  }

  func test_aTabBarControllerShowsTheSelectedTab() {
    let tabs = UITabBarController()
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    XCTAssertTrue(tabs.view.subviews.first === tabs.viewControllers?[1].view)
    tabs.selectedIndex = 7
    XCTAssertTrue(tabs.selectedViewController === tabs.viewControllers?[1])
    tabs.selectedViewController = tabs.viewControllers?[0]
    XCTAssertEqual(tabs.view.subviews, [tabs.selectedViewController?.view])
  }

  func test_theViewsOfTheShownPageAreOnTheScreen() {
    show { StackView() }
    XCTAssertEqual(texts, ["second"])
  }

  func test_pagesAreTurnedByTheApp() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.loadViewIfNeeded()
    var isDone = false
    pages.setViewControllers([second], direction: .forward, animated: true) { isDone = $0 }
    XCTAssertTrue(isDone)
    XCTAssertEqual(pages.view.subviews, [second.view])
    XCTAssertNil(first.parent)
  }

  func test_aRecognizerCallsItsTargetsWhenItsStateChanges() {
    let target = Target()
    let recognizer = UIPanGestureRecognizer(target: target, action: Selector("pan:", Target.pan(_:)))
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    recognizer.state = .began
    recognizer.state = .failed
    XCTAssertEqual(target.states, [.began])
    XCTAssertTrue(recognizer.view === view)
    recognizer.removeTarget(target, action: nil)
    recognizer.state = .ended
    XCTAssertEqual(target.states, [.began])
    view.removeGestureRecognizer(recognizer)
    XCTAssertNil(recognizer.view)
  }

  func test_anAlertKeepsItsActionsAndFields() {
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addTextField { $0.placeholder = "Name" }
    XCTAssertEqual(alert.actions.map(\.title), ["OK"])
    XCTAssertEqual(alert.textFields?.map(\.placeholder), ["Name"])
    XCTAssertEqual(alert.title, "Title")
  }

  func test_noIconIsChanged() {
    var failure: (any Error)?
    UIApplication.shared.setAlternateIconName("Dark") { failure = $0 }
    XCTAssertEqual((failure as? CocoaError)?.code, .featureUnsupported)
  }
}

@MainActor
private final class Target {
  var states: [UIGestureRecognizer.State] = []

  func pan(_ recognizer: UIPanGestureRecognizer) { states.append(recognizer.state) }
}

private struct StackView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: Text("first")))
    stack.pushViewController(UIHostingController(rootView: Text("second")), animated: false)
    return stack
  }

  func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
}
