import Foundation
import UIKit
import XCTest

@testable import HeadlessUI

/// `UIApplication.shared`, `UIScreen.main` and related APIs.
final class ApplicationTests: DeviceTestCase {
  func test_aWindowTakesTheKeyboardFromAField() {
    show { KeyboardPage() }
    tap(.textField, "Name")
    XCTAssertTrue(properties(.textField, "Name")?.hasFocus ?? false)
    tap(.button, "Done")
    XCTAssertFalse(properties(.textField, "Name")?.hasFocus ?? true)
  }

  func test_aURLIsOpenedAndAskedFor() {
    show { OpeningPage() }
    XCTAssertEqual(texts, ["web true", "mail false", "settings true", "opened nil"])
    tap(.button, "Open nothing")
    XCTAssertEqual(texts.last, "opened Optional(false)")
    tap(.button, "Open settings")
    XCTAssertEqual(device.frontmostApp, "com.apple.Preferences")
  }

  func test_anActionIsSentToItsTarget() {
    let target = ActionTarget()
    let application = UIApplication.shared
    XCTAssertTrue(application.sendAction(Selector("add:for:", ActionTarget.add(_:for:)), to: target, from: 5, for: UIEvent()))
    XCTAssertTrue(application.sendAction(Selector("add:for:", ActionTarget.add(_:for:)), to: target, from: 2, for: nil))
    XCTAssertEqual(target.senders, [5, 2])
    XCTAssertEqual(target.events, 1)
    XCTAssertFalse(application.sendAction(Selector("add:"), to: nil, from: nil, for: nil))
  }

  func test_anActionWithoutATargetHidesTheKeyboard() {
    show { KeyboardPage() }
    tap(.textField, "Name")
    tap(.button, "Hide")
    XCTAssertFalse(properties(.textField, "Name")?.hasFocus ?? true)
  }

  func test_theScreenIsTheDevices() {
    show { Text("\(Int(UIScreen.main.bounds.width)) \(Int(UIApplication.shared.windows[0].safeAreaInsets.top))") }
    XCTAssertEqual(texts, ["390 47"])
  }

  func test_undoUndoesAndRedoDoesAgain() {
    show { UndoPage() }
    tap(.button, "Add")
    tap(.button, "Add")
    XCTAssertEqual(texts, ["2"])
    tap(.button, "Undo Adding")
    XCTAssertEqual(texts, ["1"])
    tap(.button, "Redo Adding")
    XCTAssertEqual(texts, ["2"])
    tap(.button, "Undo Adding")
    tap(.button, "Undo Adding")
    XCTAssertEqual(texts, ["0"])
    XCTAssertFalse(exists(.button, "Undo Adding"))
  }

  func test_aRoundedCornerIsAPath() {
    let path = Path(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 20, height: 20)).cgPath)
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 99, y: 1)))
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}

private struct KeyboardPage: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Done") {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        scenes.flatMap(\.windows).first { $0.isKeyWindow }?.endEditing(true)
      }
      Button("Hide") { UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil) }
    }
  }
}

private struct OpeningPage: View {
  @State private var isOpened: Bool?

  private func canOpen(_ text: String) -> Bool { URL(string: text).map { UIApplication.shared.canOpenURL($0) } ?? false }

  var body: some View {
    VStack {
      Text("web \(String(canOpen("https://example.com")))")
      Text("mail \(String(canOpen("mailto:a@example.com")))")
      Text("settings \(String(canOpen(UIApplication.openSettingsURLString)))")
      Text("opened \(String(describing: isOpened))")
      Button("Open nothing") { UIApplication.shared.open(URL(string: "nothing://x")!) { isOpened = $0 } }
      Button("Open settings") { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!, options: [:], completionHandler: nil) }
    }
  }
}

private final class Counter {
  var count = 0
}

private struct UndoPage: View {
  @Environment(\.undoManager) private var undoManager
  @State private var counter = Counter()
  @State private var shown = 0

  private func change(by step: Int) {
    counter.count += step
    undoManager?.registerUndo(withTarget: counter) { _ in change(by: -step) }
    undoManager?.setActionName("Adding")
    shown = counter.count
  }

  private func step(_ body: (UndoManager) -> Void) {
    if let undoManager { body(undoManager) }
    shown = counter.count
  }

  var body: some View {
    VStack {
      Text("\(shown)")
      Button("Add") { change(by: 1) }
      if undoManager?.canUndo == true { Button(undoManager?.undoMenuItemTitle ?? "") { step { $0.undo() } } }
      if undoManager?.canRedo == true { Button(undoManager?.redoMenuItemTitle ?? "") { step { $0.redo() } } }
    }
  }
}

@MainActor
private final class ActionTarget {
  var senders: [Int] = []
  var events = 0

  func add(_ sender: Int, for event: UIEvent?) {
    senders.append(sender)
    if event != nil { events += 1 }
  }
}
