import SwiftUI
import UIKit

/// The other UIKit names for controls.
///
/// Each line only has to compile, in both language modes.
@MainActor
struct UIKitControlNameUses {
  func buttons(_ button: UIButton) -> UIColor {
    var configuration = UIButton.Configuration.tinted()
    configuration.titlePadding = 2
    configuration.titleAlignment = .center
    configuration.baseForegroundColor = .white
    configuration.showsActivityIndicator = true
    button.configuration = configuration
    button.configuration = .borderedTinted()
    (button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets) = (.zero, .zero, .zero)
    button.adjustsImageWhenHighlighted = false
    button.contentVerticalAlignment = .top
    button.setAttributedTitle(NSAttributedString(string: "Save"), for: .normal)
    button.setBackgroundImage(nil, for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    return button.currentTitleColor
  }

  func events(_ control: UIControl) {
    let events: UIControl.Event = [
      .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpOutside, .touchCancel, .menuActionTriggered, .allTouchEvents,
      .allEditingEvents, .applicationReserved,
    ]
    control.addAction(UIAction { _ in }, for: events)
  }

  func values(_ slider: UISlider, _ stepper: UIStepper, _ progress: UIProgressView, _ pages: UIPageControl, _ picker: UIDatePicker) {
    (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.red, .gray)
    (slider.minimumValueImage, slider.maximumValueImage) = (nil, nil)
    slider.setThumbImage(nil, for: .normal)
    stepper.autorepeat = false
    (progress.progressTintColor, progress.trackTintColor) = (.red, .gray)
    pages.pageIndicatorTintColor = .gray
    pages.allowsContinuousInteraction = false
    picker.roundsToMinuteInterval = false
  }

  func segments(_ control: UISegmentedControl) -> String? {
    control.apportionsSegmentWidthsByContent = true
    control.setWidth(80, forSegmentAt: 0)
    let title = control.numberOfSegments > 0 && control.imageForSegment(at: 0) == nil ? control.titleForSegment(at: 0) : nil
    control.removeSegment(at: 0, animated: false)
    control.removeAllSegments()
    return title
  }
}
