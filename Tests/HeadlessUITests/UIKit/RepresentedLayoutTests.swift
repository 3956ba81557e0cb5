import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessUI

/// Changes that code makes to UIKit views outside of rendering, and the sizes of labels.
final class RepresentedLayoutTests: DeviceTestCase {
  func test_aConstantThatAnActionChangesMovesTheView() {
    let (page, label) = (UIView(), UILabel())
    label.text = "Moved"
    label.translatesAutoresizingMaskIntoConstraints = false
    page.accessibilityIdentifier = "page"
    page.addSubview(label)
    let leading = label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([leading, label.topAnchor.constraint(equalTo: page.topAnchor)])
    show {
      VStack {
        Represented { page }.frame(width: 300, height: 100)
        Button("Move") { leading.constant = 60 }
      }
    }
    XCTAssertEqual(frame(.staticText, "Moved").minX - frame(.other, "page").minX, 10)
    tap(.button, "Move")
    XCTAssertEqual(frame(.staticText, "Moved").minX - frame(.other, "page").minX, 60)
  }

  func test_aLayoutThatAnActionAsksForIsDoneAfterIt() {
    let view = GrowingView(frame: .zero)
    show {
      VStack {
        Represented { view }.frame(width: 300, height: 100)
        Button("Ask") {
          view.width = 70
          view.setNeedsLayout()
        }
        Button("Do") {
          view.width = 90
          view.setNeedsLayout()
          view.layoutIfNeeded()
        }
        Button("Hide") { view.label.isHidden = true }
      }
    }
    XCTAssertEqual(frame(.staticText, "Wide").width, 50)
    let layouts = view.layouts
    tap(.button, "Ask")
    XCTAssertEqual(view.layouts, layouts + 1)
    XCTAssertEqual(frame(.staticText, "Wide").width, 70)
    tap(.button, "Do")
    XCTAssertEqual(frame(.staticText, "Wide").width, 90)
    tap(.button, "Hide")
    XCTAssertFalse(exists(.staticText, "Wide"))
    XCTAssertEqual(view.layouts, layouts + 2)
  }

  func test_aTimerOfTheAppsChangesALabel() {
    let label = UILabel()
    label.text = "before"
    show { Represented { label }.onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { label.text = "after" } } }
    XCTAssertEqual(texts, ["before"])
    device.advance(by: .seconds(2))
    XCTAssertEqual(texts, ["after"])
  }

  // A layout that requests itself again is done at the next rendering, and doesn't loop forever.
  func test_aLayoutThatAsksForAnotherOneEnds() {
    let view = RestlessView(frame: .zero)
    show { Represented { view }.frame(width: 100, height: 100) }
    XCTAssertLessThan(view.layouts, 5)
    XCTAssertGreaterThan(view.layouts, 0)
  }

  func test_aLabelHasTheSizeOfAText() {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = ("A label of some words", .systemFont(ofSize: 30), 0)
    show { Text("A label of some words").font(.system(size: 30)).frame(width: 150) }
    XCTAssertEqual(label.sizeThatFits(CGSize(width: 150, height: 1_000)).height, frame(.staticText, "A label of some words").height)
    XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 315, height: 36))
    label.preferredMaxLayoutWidth = 149
    XCTAssertEqual(label.intrinsicContentSize.height, 108)
    label.numberOfLines = 2
    XCTAssertEqual(label.intrinsicContentSize.height, 72)
    label.font = .systemFont(ofSize: 10)
    XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 105, height: 12))
  }

  func test_theHeightOfATextViewIsThatOfItsWrappedText() {
    let view = UITextView()
    (view.text, view.font) = ("aaaa bbbb", .systemFont(ofSize: 10))
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 30, height: 0)).height, 16 + 2 * 12)
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 50, height: 0)).height, 16 + 12)
  }
}

private final class GrowingView: UIView {
  let label = UILabel()
  var width: CGFloat = 50
  var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Wide"
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    label.frame = CGRect(x: 0, y: 0, width: width, height: 20)
  }
}

private final class RestlessView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    setNeedsLayout()
  }
}
