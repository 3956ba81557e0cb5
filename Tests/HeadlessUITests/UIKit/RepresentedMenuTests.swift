import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessUI

/// Menus of UIKit buttons, and actions that are sent to the responder chain.
final class RepresentedMenuTests: DeviceTestCase {
  private let log = Log()

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] in log.note($0.title) }
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/showsmenuasprimaryaction
  func test_aTapOpensTheMenuOfAButton() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "More") { [log] _ in log.note("primary") })
    let more = UIMenu(title: "Sort", children: [action("Name")])
    let inline = UIMenu(options: .displayInline, children: [action("Delete", .destructive)])
    button.menu = UIMenu(children: [action("Share"), action("Copy", .disabled), action("Gone", .hidden), more, inline])
    button.showsMenuAsPrimaryAction = true
    show { Represented { button } }
    tap(.button, "More")
    XCTAssertEqual(labels(.button).filter { $0 != "More" }, ["Share", "Copy", "Sort", "Delete"])
    XCTAssertEqual(isEnabled(.button, "Copy"), false)
    tap(.button, "Delete")
    XCTAssertEqual(log.take(), ["Delete"])
    XCTAssertFalse(exists(.button, "Delete"))
  }

  func test_aLongPressOpensTheMenuOfAButtonWithAnAction() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "More") { [log] _ in log.note("primary") })
    button.menu = UIMenu(children: [action("Share")])
    show { Represented { button } }
    tap(.button, "More")
    XCTAssertEqual(log.take(), ["primary"])
    let frame = frame(.button, "More")
    device.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 1)
    tap(.button, "Share")
    XCTAssertEqual(log.take(), ["Share"])
  }

  // https://developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction
  func test_aPopUpButtonHasTheTitleOfItsSelection() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [action("Small"), action("Large", [], .on)])
    (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    show { Represented { button } }
    tap(.button, "Large")
    tap(.button, "Small")
    XCTAssertEqual(labels(.button), ["Small"])
    tap(.button, "Small")
    XCTAssertEqual(device.tree.all(ElementQuery(scope: application, type: .button)).map { device.tree.isSelected($0) }.filter { $0 }, [true])
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:): without a target, the responder chain is searched.
  func test_anActionWithoutATargetGoesToTheResponderThatHasIt() {
    let controller = ListController()
    controller.log = log
    show { ListControllerView(controller: controller) }
    tap(.button, "Add")
    XCTAssertEqual(log.take(), ["add from UIButton"])
    XCTAssertFalse(UIApplication.shared.sendAction(Selector("act", Nobody.act), to: nil, from: controller.view, for: nil))
  }

  func test_marginsFollowTheDirectionOfTheLanguage() {
    let (stack, label) = (UIStackView(), UILabel())
    label.text = "In"
    stack.addArrangedSubview(label)
    stack.accessibilityIdentifier = "stack"
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 4)
    XCTAssertEqual(stack.layoutMargins, UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 4))
    stack.isLayoutMarginsRelativeArrangement = true
    show { Represented { stack } }
    XCTAssertEqual(frame(.staticText, "In").minX - frame(.other, "stack").minX, 20)
    XCTAssertEqual(frame(.staticText, "In").minY - frame(.other, "stack").minY, 1)
    XCTAssertEqual(EdgeInsets(stack.directionalLayoutMargins), EdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 4))
  }
}

private final class Nobody {
  func act() {}
}

private final class ListController: UIViewController {
  var log: Log?

  override func viewDidLoad() {
    super.viewDidLoad()
    let (box, button) = (UIView(), UIButton(type: .system))
    button.setTitle("Add", for: .normal)
    button.addTarget(nil, action: Selector("add:", ListController.add), for: .touchUpInside)
    box.addSubview(button)
    view.addSubview(box)
  }

  func add(_ sender: UIButton) { log?.note("add from \(type(of: sender))") }
}

private struct ListControllerView: UIViewControllerRepresentable {
  let controller: ListController

  func makeUIViewController(context: Context) -> ListController { controller }

  func updateUIViewController(_ uiViewController: ListController, context: Context) {}
}
