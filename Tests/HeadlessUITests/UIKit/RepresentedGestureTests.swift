import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// UIKit gesture recognizers in representables.
///
/// The states are from https://developer.apple.com/documentation/uikit/handling-uikit-gestures.
final class RepresentedGestureTests: DeviceTestCase {
  private let log = Log()
  private lazy var target = Target(log)

  /// Shows a view of 300 by 300 points with recognizers.
  @discardableResult
  private func show(_ recognizers: UIGestureRecognizer...) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = "Pad"
    for recognizer in recognizers {
      recognizer.addTarget(target, action: Selector("note:", Target.note))
      view.addGestureRecognizer(recognizer)
    }
    show { Represented { view }.frame(width: 300, height: 300) }
    return view
  }

  func test_aTapHasItsPlace() {
    let tap = UITapGestureRecognizer()
    show(tap)
    device.tap(at: pad(30, 40))
    XCTAssertEqual(log.take(), ["UITapGestureRecognizer 3 at 30,40"])
    XCTAssertEqual(tap.state, .possible)
    XCTAssertEqual(tap.location(in: nil), pad(30, 40))
    device.drag(from: pad(30, 40), to: pad(200, 40))
    tap.isEnabled = false
    device.render()
    device.tap(at: pad(30, 40))
    XCTAssertEqual(log.take(), [])
  }

  func test_aTapWaitsForADoubleTapToFail() {
    let (single, double) = (SingleTap(), DoubleTap())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    show(single, double)
    device.tap(at: pad(30, 40), numberOfTaps: 2)
    XCTAssertEqual(log.take(), ["DoubleTap 3 at 30,40"])
    device.tap(at: pad(30, 40))
    XCTAssertEqual(log.take(), ["SingleTap 3 at 30,40"])
  }

  // The recognizer is called when the press begins and ends: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
  func test_aLongPressBeginsWhileTheFingerIsDown() {
    show(UILongPressGestureRecognizer(), UITapGestureRecognizer())
    device.press(at: pad(10, 10), duration: 0.6)
    XCTAssertEqual(log.take(), ["UILongPressGestureRecognizer 1 at 10,10", "UILongPressGestureRecognizer 3 at 10,10"])
    device.press(at: pad(10, 10), duration: 0.2)
    XCTAssertEqual(log.take(), ["UITapGestureRecognizer 3 at 10,10"])
  }

  func test_aPanHasItsTranslation() {
    let pan = UIPanGestureRecognizer()
    show(pan)
    touch(FingerPath(at: pad(100, 100)).moving(to: pad(140, 100), atSpeed: 200).moving(to: pad(140, 160), atSpeed: 200))
    let noted = log.take()
    XCTAssertEqual(noted.first?.hasPrefix("UIPanGestureRecognizer 1 at"), true)
    XCTAssertEqual(noted.last, "UIPanGestureRecognizer 3 at 140,160 by 40,60")
    XCTAssertGreaterThan(noted.count { $0.hasPrefix("UIPanGestureRecognizer 2 at") }, 1)
    device.tap(at: pad(100, 100))
    XCTAssertEqual(log.take(), [])
  }

  func test_aTranslationCanBeSetBack() {
    let pan = UIPanGestureRecognizer()
    target.resets = true
    show(pan)
    device.drag(from: pad(100, 100), to: pad(100, 150), speed: 100)
    XCTAssertEqual(target.distance, 50, accuracy: 0.001)
  }

  func test_aSwipeHasADirection() {
    let (left, up) = (UISwipeGestureRecognizer(), UISwipeGestureRecognizer())
    (left.direction, up.direction, left.name, up.name) = (.left, [.up, .down], "left", "up")
    show(left, up)
    touch(swipe(pad(250, 100), pad(100, 110), over: 0.2))
    XCTAssertEqual(target.names, ["left"])
    touch(swipe(pad(100, 50), pad(110, 200), over: 0.2))
    XCTAssertEqual(target.names, ["left", "up"])
    touch(swipe(pad(100, 100), pad(250, 100), over: 0.2))
    touch(swipe(pad(250, 100), pad(100, 100), over: 4))
    touch(swipe(pad(140, 100), pad(100, 100), over: 0.2))
    XCTAssertEqual(target.names, ["left", "up"])
  }

  func test_theDelegateDecides() {
    let (tap, delegate) = (UITapGestureRecognizer(), Delegate())
    tap.delegate = delegate
    show(tap)
    device.tap(at: pad(10, 10))
    XCTAssertEqual(log.take(), [])
    delegate.mayBegin = true
    device.tap(at: pad(10, 10))
    XCTAssertEqual(log.take().count, 1)
  }

  func test_twoGesturesAreRecognizedAtOnceIfADelegateSaysSo() {
    let (first, second, delegate) = (SingleTap(), DoubleTap(), Delegate())
    (delegate.mayBegin, delegate.isSimultaneous, second.delegate) = (true, true, delegate)
    show(first, second)
    device.tap(at: pad(10, 10))
    XCTAssertEqual(log.take().sorted(), ["DoubleTap 3 at 10,10", "SingleTap 3 at 10,10"])
    second.delegate = nil
    device.render()
    device.tap(at: pad(10, 10))
    XCTAssertEqual(log.take(), ["SingleTap 3 at 10,10"])
  }

  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/view: a recognizer is attached to a single view.
  func test_aRecognizerBelongsToOneView() {
    let (tap, other) = (UITapGestureRecognizer(), UIView())
    let view = show(tap)
    other.gestureRecognizers = [tap]
    XCTAssertTrue(tap.view === other)
    XCTAssertEqual(view.gestureRecognizers, [])
    device.render()
    device.tap(at: pad(10, 10))
    XCTAssertEqual(log.take(), [])
    other.gestureRecognizers = nil
    XCTAssertNil(tap.view)
  }

  // https://developer.apple.com/documentation/uikit/uilabel: user events are ignored by default.
  func test_aLabelHasNoGesturesUntilItTakesTouches() {
    let (label, outer) = (UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), DoubleTap())
    label.text = "Link"
    let inner = SingleTap(target: target, action: Selector("note:", Target.note))
    label.addGestureRecognizer(inner)
    show(outer).addSubview(label)
    device.render()
    tap(.staticText, "Link")
    XCTAssertEqual(log.take(), ["DoubleTap 3 at 50,15"])
    label.isUserInteractionEnabled = true
    device.render()
    tap(.staticText, "Link")
    XCTAssertEqual(log.take(), ["SingleTap 3 at 50,15"])
    XCTAssertEqual(inner.location(in: label.superview), CGPoint(x: 50, y: 15))
  }

  func test_recognizersWithoutTouchesAreReportedOnce() {
    show(UIPinchGestureRecognizer(), UIPinchGestureRecognizer(), UITapGestureRecognizer())
    XCTAssertEqual(problems, [.gesture("UIPinchGestureRecognizer", in: "Represented")])
  }
}

private final class SingleTap: UITapGestureRecognizer {}

private final class DoubleTap: UITapGestureRecognizer {}

private final class Delegate: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = false
  var isSimultaneous = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { isSimultaneous }
}

@MainActor
private final class Target {
  let log: Log
  var names: [String] = []
  var resets = false
  var distance: CGFloat = 0

  init(_ log: Log) { self.log = log }

  func note(_ recognizer: UIGestureRecognizer) {
    if let name = recognizer.name { names.append(name) }
    var entry = "\(type(of: recognizer)) \(recognizer.state.rawValue) at \(rounded(recognizer.location(in: recognizer.view)))"
    if let pan = recognizer as? UIPanGestureRecognizer {
      entry += " by \(rounded(pan.translation(in: pan.view)))"
      distance += pan.translation(in: pan.view).y
      if resets { pan.setTranslation(.zero, in: pan.view) }
    }
    log.note(entry)
  }
}
