import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessUI

/// UIKit controls in representables.
final class RepresentedControlTests: DeviceTestCase {
  func test_aSwitchIsASwitchThatCallsItsTarget() {
    show { SwitchPage() }
    XCTAssertEqual(value(.switch, "wifi"), "0")
    XCTAssertEqual(frame(.switch, "wifi").size, CGSize(width: 51, height: 31))
    tap(.switch, "wifi")
    XCTAssertEqual(value(.switch, "wifi"), "1")
    XCTAssertEqual(texts, ["on, 1 call"])
    tap(.button, "Off")
    XCTAssertEqual(value(.switch, "wifi"), "0")
    XCTAssertEqual(texts, ["off, 1 call"])
  }

  func test_aDisabledControlDoesNothing() {
    let control = UISwitch()
    control.isEnabled = false
    control.accessibilityIdentifier = "wifi"
    show { Represented { control } }
    XCTAssertEqual(isEnabled(.switch, "wifi"), false)
    tap(.switch, "wifi")
    XCTAssertFalse(control.isOn)
    control.isEnabled = true
    device.render()
    tap(.switch, "wifi")
    XCTAssertTrue(control.isOn)
  }

  func test_aSliderHasItsValueInPercent() {
    let (slider, log) = (UISlider(), Log())
    slider.maximumValue = 200
    slider.value = 50
    slider.accessibilityIdentifier = "volume"
    slider.addAction(UIAction { log.note("\(($0.sender as? UISlider)?.value ?? -1)") }, for: .valueChanged)
    show { Represented { slider } }
    XCTAssertEqual(value(.slider, "volume"), "25%")
    slider.setValue(500, animated: true)
    device.render()
    XCTAssertEqual(value(.slider, "volume"), "100%")
    XCTAssertEqual(log.take(), [])
    drag(.slider, "volume", from: CGPoint(x: 0.97, y: 0.5), by: -1000, 0)
    XCTAssertEqual(slider.value, 0)
    XCTAssertEqual(log.take(), ["0.0"])
  }

  func test_aStepperCountsAndWraps() {
    let stepper = UIStepper()
    stepper.maximumValue = 1
    show { Represented { stepper } }
    XCTAssertEqual(frame(.stepper).size, CGSize(width: 94, height: 32))
    tap(.button, "Increment")
    tap(.button, "Increment")
    XCTAssertEqual(stepper.value, 1)
    stepper.wraps = true
    device.render()
    tap(.button, "Increment")
    XCTAssertEqual(stepper.value, 0)
  }

  func test_aSegmentedControlHasAButtonForEachSegment() {
    let (control, log) = (UISegmentedControl(items: ["Day", "Week"]), Log())
    control.selectedSegmentIndex = 0
    control.addAction(UIAction { _ in log.note("\(control.selectedSegmentIndex)") }, for: .valueChanged)
    show { Represented { control } }
    XCTAssertEqual(count(.segmentedControl), 1)
    XCTAssertEqual(isSelected(.button, "Day"), true)
    tap(.button, "Week")
    tap(.button, "Week")
    XCTAssertEqual(isSelected(.button, "Week"), true)
    XCTAssertEqual(log.take(), ["1"])
    control.insertSegment(withTitle: "Month", at: 2, animated: false)
    control.setEnabled(false, forSegmentAt: 0)
    device.render()
    tap(.button, "Day")
    tap(.button, "Month")
    XCTAssertEqual(log.take(), ["2"])
  }

  func test_aButtonSendsItsEvents() {
    let (button, log) = (UIButton(type: .system), Log())
    button.setTitle("Buy", for: .normal)
    button.setTitle("Bought", for: .disabled)
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary")] {
      button.addAction(UIAction { _ in log.note(name) }, for: event)
    }
    show { Represented { button } }
    tap(.button, "Buy")
    XCTAssertEqual(log.take(), ["down", "up", "primary"])
    button.isEnabled = false
    device.render()
    XCTAssertEqual(isEnabled(.button, "Bought"), false)
  }

  func test_aButtonHasTheTitleOfItsConfiguration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.image = UIImage(systemName: "plus")
    let button = UIButton(configuration: configuration, primaryAction: UIAction { ($0.sender as? UIButton)?.configuration?.title = "Saved" })
    button.isSelected = true
    show { Represented { button } }
    tap(.button, "Save")
    XCTAssertEqual(isSelected(.button, "Saved"), true)
  }

  func test_aPageControlTurnsPages() {
    let (control, log) = (UIPageControl(), Log())
    control.numberOfPages = 3
    control.addAction(UIAction { _ in log.note("\(control.currentPage)") }, for: .valueChanged)
    show { Represented { control } }
    XCTAssertEqual(values(.pageIndicator), ["page 1 of 3"])
    let frame = frame(.pageIndicator)
    device.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    XCTAssertEqual(values(.pageIndicator), ["page 2 of 3"])
    device.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
    device.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
    XCTAssertEqual(log.take(), ["1", "0"])
  }

  func test_aDatePickerIsADatePicker() {
    let (picker, log) = (UIDatePicker(), Log())
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.date = Date(timeIntervalSince1970: 1_515_456_000)
    picker.addAction(UIAction { _ in log.note("\(Int(picker.date.timeIntervalSince1970))") }, for: .valueChanged)
    show { Represented { picker } }
    XCTAssertEqual(count(.datePicker), 1)
    XCTAssertEqual(values(.pickerWheel), ["January", "9", "2018"])
    picker.preferredDatePickerStyle = .compact
    device.render()
    XCTAssertEqual(labels(.button), ["Date Picker"])
    XCTAssertEqual(log.take(), [])
  }

  // The labels of a spinner are from github.com/TheMetalCode/ios-ui-automation-demo, ios-ui-automation-demoUITests/UITestExtensions.swift.
  func test_indicatorsShowProgress() {
    let (bar, spinner) = (UIProgressView(), UIActivityIndicatorView(style: .large))
    show {
      VStack {
        Represented { bar }
        Represented { spinner }
      }
    }
    bar.setProgress(0.5, animated: false)
    device.render()
    XCTAssertEqual(values(.progressIndicator), ["50%"])
    XCTAssertEqual(count(.activityIndicator), 0)
    spinner.startAnimating()
    device.render()
    XCTAssertEqual(labels(.activityIndicator), ["In progress"])
    XCTAssertEqual(frame(.activityIndicator).size, CGSize(width: 37, height: 37))
    spinner.hidesWhenStopped = false
    spinner.stopAnimating()
    device.render()
    XCTAssertEqual(labels(.activityIndicator), ["Progress halted"])
  }

  func test_anImageViewIsAnImage() {
    show { Represented { UIImageView(image: UIImage(systemName: "star")) } }
    XCTAssertEqual(count(.image), 1)
    XCTAssertTrue(exists(.image, "star"))
  }

  func test_theViewsOfAStackAreStacked() {
    let labels = ["One", "Two", "Three"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 10
    labels[1].isHidden = true
    show { Represented { stack } }
    XCTAssertEqual(texts, ["One", "Three"])
    XCTAssertEqual(frame(.staticText, "Three").minY - frame(.staticText, "One").maxY, 10)
    labels[1].isHidden = false
    device.render()
    XCTAssertEqual(texts, ["One", "Two", "Three"])
  }

  func test_viewsInAViewAreInTheirFrames() {
    let (container, button, log) = (UIView(), UIButton(frame: CGRect(x: 20, y: 30, width: 100, height: 44)), Log())
    container.accessibilityIdentifier = "box"
    button.setTitle("In", for: .normal)
    button.addAction(UIAction { _ in log.note("in") }, for: .touchUpInside)
    container.addSubview(button)
    show { Represented { container } }
    let box = frame(.other, "box")
    XCTAssertEqual(frame(.button, "In"), CGRect(x: box.minX + 20, y: box.minY + 30, width: 100, height: 44))
    tap(.button, "In")
    XCTAssertEqual(log.take(), ["in"])
    button.frame.origin.x = 50
    device.render()
    XCTAssertEqual(frame(.button, "In").minX, box.minX + 50)
    button.removeFromSuperview()
    device.render()
    XCTAssertEqual(count(.button), 0)
  }

  func test_layoutSubviewsPlacesViewsInTheSizeThatTheyGet() {
    show { Represented { BottomView() }.frame(width: 200, height: 100) }
    let inner = frame(.staticText, "Bottom")
    XCTAssertEqual(inner.size, CGSize(width: 200, height: 40))
    XCTAssertEqual(inner.maxY, frame(.other, "bottom view").maxY)
  }

  func test_aControlOfTheAppsOwnIsToldOfTaps() {
    let (control, log) = (OwnControl(), Log())
    control.accessibilityIdentifier = "own"
    control.addAction(UIAction { _ in log.note("up") }, for: .touchUpInside)
    show { Represented { control } }
    tap(.other, "own")
    XCTAssertEqual(log.take(), ["up"])
  }

  func test_aViewKnowsWhenItIsInTheWindow() {
    let log = Log()
    show {
      Represented {
        let view = WindowView(); view.log = log; return view
      }
    }
    XCTAssertEqual(log.take(), ["true"])
  }

  func test_standInsAreReportedOnceForEachType() {
    show {
      VStack {
        Represented { OwnControl() }
        Represented { OwnControl() }
        Represented { UIView() }
        Represented { UISwitch() }
        Represented { OwnControl() }.frame(width: 0, height: 0)
      }
    }
    XCTAssertEqual(problems, [.placeholder("OwnControl", in: "Represented")])
  }

  func test_targetsAreNotKept() {
    let control = UIButton()
    do {
      let target = Target()
      control.addTarget(target, action: Selector("act", Target.act), for: .touchUpInside)
      XCTAssertEqual(control.actions(forTarget: target, forControlEvent: .touchUpInside), ["act"])
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(target.calls, 1)
      control.removeTarget(target, action: nil, for: .allEvents)
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(target.calls, 1)
      control.addTarget(target, action: Selector("act", Target.act), for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(control.allTargets, [])
  }
}

@MainActor
private final class Target: NSObject {
  var calls = 0

  func act() { calls += 1 }
}

private final class OwnControl: UIControl {}

private final class WindowView: UIView {
  var log: Log?

  override func didMoveToWindow() { log?.note("\(window != nil)") }
}

private final class BottomView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "bottom view"
    label.text = "Bottom"
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: bounds.height - 40, width: bounds.width, height: 40)
  }
}

private struct SwitchPage: View {
  @State private var isOn = false
  @State private var calls = 0

  var body: some View {
    VStack {
      Text("\(isOn ? "on" : "off"), \(calls) call")
      SwitchView(isOn: $isOn, calls: $calls)
      Button("Off") { isOn = false }
    }
  }
}

private struct SwitchView: UIViewRepresentable {
  @Binding var isOn: Bool
  @Binding var calls: Int

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    view.accessibilityIdentifier = "wifi"
    view.addTarget(context.coordinator, action: Selector("changed:", Coordinator.changed), for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UISwitch, context: Context) { uiView.setOn(isOn, animated: true) }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor
  final class Coordinator: NSObject {
    let parent: SwitchView

    init(_ parent: SwitchView) { self.parent = parent }

    func changed(_ sender: UISwitch) {
      parent.isOn = sender.isOn
      parent.calls += 1
    }
  }
}
