import Foundation
import ScreenModel

/// The screens for the picture tests: Not Instagram's login, with or without an alert, and a settings list.
enum SampleScreen {
  static func login(withAlert: Bool) -> ElementTree {
    let tree = ElementTree()
    tree.update(tree.root, to: ElementProperties(type: .other, frame: CGRect(x: 0, y: 0, width: 390, height: 844), ignoresTouches: true))
    let app = add(tree, tree.root, .application, label: "Not Instagram", frame: (0, 0, 390, 844))
    let window = tree.insert(ElementProperties(type: .window, frame: CGRect(x: 0, y: 0, width: 390, height: 844), clipsToBounds: true), into: app)
    add(tree, window, .image, id: "Logo", label: "Logo", frame: (145, 90, 100, 100))
    tree.insert(
      ElementProperties(type: .staticText, label: "Log in to <Not Instagram>", traits: .header, frame: CGRect(x: 16, y: 210, width: 358, height: 40)), into: window)
    tree.insert(
      ElementProperties(
        type: .textField, identifier: "Username", value: "jo@example.com", placeholder: "Username", frame: CGRect(x: 16, y: 270, width: 358, height: 44), hasFocus: true),
      into: window)
    tree.insert(
      ElementProperties(type: .secureTextField, identifier: "Password", value: "secret7", placeholder: "Password", frame: CGRect(x: 16, y: 326, width: 358, height: 44)),
      into: window)
    tree.insert(ElementProperties(type: .switch, label: "Stay logged in", value: "1", frame: CGRect(x: 16, y: 382, width: 358, height: 44)), into: window)
    tree.insert(ElementProperties(type: .button, identifier: "LogInButton", label: "Log in", frame: CGRect(x: 16, y: 442, width: 358, height: 50)), into: window)
    tree.insert(ElementProperties(type: .button, label: "Forgot password?", frame: CGRect(x: 16, y: 504, width: 358, height: 44), isEnabled: false), into: window)
    tree.insert(ElementProperties(type: .activityIndicator, frame: CGRect(x: 175, y: 570, width: 40, height: 40)), into: window)
    tree.insert(ElementProperties(type: .staticText, label: "Not there", frame: CGRect(x: 16, y: 620, width: 358, height: 20), isHidden: true), into: window)
    if withAlert { addAlert(to: tree, window) }
    return tree
  }

  private static func addAlert(to tree: ElementTree, _ window: ElementID) {
    let alert = tree.insert(
      ElementProperties(type: .alert, label: "Wrong password", traits: .isModal, frame: CGRect(x: 60, y: 340, width: 270, height: 140)), into: window)
    tree.insert(ElementProperties(type: .staticText, label: "Wrong password", traits: .header, frame: CGRect(x: 76, y: 356, width: 238, height: 22)), into: alert)
    tree.insert(ElementProperties(type: .staticText, label: "It’s not what we know.", frame: CGRect(x: 76, y: 384, width: 238, height: 20)), into: alert)
    add(tree, alert, .button, label: "Cancel", frame: (60, 436, 135, 44))
    add(tree, alert, .button, label: "Try again", frame: (195, 436, 135, 44))
  }

  static func settings() -> ElementTree {
    let tree = ElementTree()
    tree.setFrame(CGRect(x: 0, y: 0, width: 390, height: 844), of: tree.root)
    let window = add(tree, tree.root, .window, frame: (0, 0, 390, 844))
    let table = tree.insert(ElementProperties(type: .table, frame: CGRect(x: 0, y: 100, width: 390, height: 661), clipsToBounds: true), into: window)
    for (row, name) in ["General", "Privacy & Safety", "Notifications", "A very long row that cannot possibly fit into the width of a phone"].enumerated() {
      let y = CGFloat(100 + row * 52)
      let cell = tree.insert(ElementProperties(type: .cell, frame: CGRect(x: 0, y: y, width: 390, height: 52), isSelected: row == 1), into: table)
      tree.insert(ElementProperties(type: .staticText, label: name, frame: CGRect(x: 16, y: y, width: 300, height: 52)), into: cell)
    }
    addControls(to: tree, table)
    let bar = add(tree, window, .navigationBar, label: "Settings", frame: (0, 50, 390, 50))
    add(tree, bar, .button, label: "Back", frame: (8, 50, 60, 50))
    let tabs = add(tree, window, .tabBar, frame: (0, 761, 390, 83))
    for (index, name) in ["Feed", "Search", "Profile"].enumerated() {
      tree.insert(
        ElementProperties(type: .button, label: name, frame: CGRect(x: CGFloat(index) * 130, y: 765, width: 130, height: 50), isSelected: index == 2), into: tabs)
    }
    return tree
  }

  private static func addControls(to tree: ElementTree, _ table: ElementID) {
    tree.insert(ElementProperties(type: .slider, value: "30%", frame: CGRect(x: 16, y: 330, width: 358, height: 30)), into: table)
    tree.insert(ElementProperties(type: .progressIndicator, value: "0.75", frame: CGRect(x: 16, y: 370, width: 358, height: 10)), into: table)
    add(tree, table, .stepper, frame: (16, 400, 94, 32))
    let segments = add(tree, table, .segmentedControl, frame: (130, 400, 244, 32))
    tree.insert(ElementProperties(type: .button, label: "Light", frame: CGRect(x: 130, y: 400, width: 122, height: 32), isSelected: true), into: segments)
    add(tree, segments, .button, label: "Dark", frame: (252, 400, 122, 32))
    tree.insert(ElementProperties(type: .searchField, placeholder: "Search", frame: CGRect(x: 16, y: 450, width: 358, height: 36)), into: table)
    tree.insert(ElementProperties(type: .textView, value: "First line\nSecond line", frame: CGRect(x: 16, y: 500, width: 358, height: 80)), into: table)
    tree.insert(ElementProperties(type: .pageIndicator, value: "page 2 of 4", frame: CGRect(x: 16, y: 590, width: 358, height: 20)), into: table)
    tree.insert(ElementProperties(type: .pickerWheel, value: "Berlin", frame: CGRect(x: 16, y: 620, width: 170, height: 100)), into: table)
    tree.insert(ElementProperties(type: .checkBox, label: "I agree", value: "1", frame: CGRect(x: 200, y: 620, width: 170, height: 30)), into: table)
    add(tree, table, .link, label: "Terms of use", frame: (200, 660, 170, 24))
    tree.insert(ElementProperties(type: .switch, label: "Sounds", value: "0", frame: CGRect(x: 200, y: 690, width: 174, height: 40)), into: table)
  }

  @discardableResult
  static func add(
    _ tree: ElementTree, _ parent: ElementID, _ type: ElementType, id: String = "", label: String = "", frame: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  ) -> ElementID {
    tree.insert(
      ElementProperties(type: type, identifier: id, label: label, frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)), into: parent)
  }
}
