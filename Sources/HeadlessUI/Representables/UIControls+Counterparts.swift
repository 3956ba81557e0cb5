import Foundation
import ScreenModel
import UIKit

extension UISwitch: ElementShowing {
  var counterpart: AnyView {
    AnyView(Toggle(isOn: binding({ $0.isOn }, { view, _ in view.flip() })) { EmptyView() }.toggleStyle(.switch).frame(width: 51, height: 31))
  }
}

extension UISlider: ElementShowing {
  var counterpart: AnyView {
    AnyView(Slider(value: binding({ $0.value }, { $0.move(to: $1) }), in: minimumValue...max(minimumValue, maximumValue)))
  }
}

extension UIStepper: ElementShowing {
  var counterpart: AnyView {
    let value = binding({ $0.value }, { $0.step(up: $1 > $0.value) })
    guard !wraps else { return AnyView(Stepper(onIncrement: { self.step(up: true) }, onDecrement: { self.step(up: false) })) }
    return AnyView(Stepper(value: value, in: minimumValue...max(minimumValue, maximumValue), step: stepValue) { EmptyView() })
  }
}

extension Stepper where Label == EmptyView {
  fileprivate init(onIncrement: @escaping () -> Void, onDecrement: @escaping () -> Void) {
    self.init(label: { EmptyView() }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension UISegmentedControl: ElementShowing {
  var counterpart: AnyView {
    AnyView(
      Picker(selection: binding({ $0.selectedSegmentIndex }, { $0.choose($1) })) {
        ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
          SegmentLabel(segment: segment).disabled(!segment.isEnabled).tag(index)
        }
      } label: {
        EmptyView()
      }.pickerStyle(.segmented))
  }
}

private struct SegmentLabel: View, TransparentView {
  let segment: UISegmentedControl.Segment

  static var isComparable: Bool { false }

  var body: some View { if let image = segment.image { Image(shown: image) } else { Text(verbatim: segment.title ?? "") } }
}

extension UIButton: ElementShowing {
  var counterpart: AnyView {
    guard let menu else { return AnyView(Button(action: { self.tapped() }, label: { label }).buttonStyle(.automatic).textCase(nil)) }
    let items = { UIMenuItems(menu: menu, button: self) }
    let menuButton = showsMenuAsPrimaryAction ? Menu(content: items, label: { label }) : Menu(content: items, label: { label }, primaryAction: { self.tapped() })
    return AnyView(menuButton.menuStyle(.automatic).textCase(nil))
  }

  private var label: some View {
    // If the button has a title, its image is decorative, because accessibility reads only the title.
    let title = currentTitle.flatMap { $0.isEmpty ? nil : $0 }
    return HStack(spacing: configuration?.imagePadding ?? 0) {
      if let image = currentImage { Image(shown: image, isDecorative: title != nil) }
      if let title { Text(verbatim: title) }
      if let subtitle = configuration?.subtitle { Text(verbatim: subtitle) }
    }.padding(EdgeInsets(configuration?.contentInsets ?? .zero)).frame(maxWidth: fillsFrame ? .infinity : nil, maxHeight: fillsFrame ? .infinity : nil)
  }
}

extension UIPageControl: ElementShowing {
  var counterpart: AnyView {
    let isShown = numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage
    return AnyView(PageDots(page: currentPage, pageCount: numberOfPages, isShown: isShown) { [weak self] in self?.turn(by: $0) })
  }
}

extension UIDatePicker: ElementShowing {
  var counterpart: AnyView {
    AnyView(
      picker
        .transformEnvironment(\.locale) { if let locale = self.locale { $0 = locale } }
        .transformEnvironment(\.timeZone) { if let zone = self.timeZone { $0 = zone } })
  }

  @ViewBuilder private var picker: some View {
    let date = binding({ $0.date }, { $0.choose($1 as Date) })
    let range = (minimumDate ?? .distantPast)...max(minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    if datePickerMode == .countDownTimer {
      DatePicker(kind: .duration(binding({ $0.countDownDuration }, { $0.choose($1 as TimeInterval) })), label: EmptyView())
    } else {
      switch datePickerStyle {
      case .wheels: DatePicker(selection: date, in: range, displayedComponents: components) { EmptyView() }.datePickerStyle(.wheel)
      case .inline: DatePicker(selection: date, in: range, displayedComponents: components) { EmptyView() }.datePickerStyle(.graphical)
      case .compact, .automatic: DatePicker(selection: date, in: range, displayedComponents: components) { EmptyView() }.datePickerStyle(.compact)
      }
    }
  }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime, .countDownTimer: [.date, .hourAndMinute]
    }
  }
}

extension UIProgressView: ElementShowing {
  var counterpart: AnyView { AnyView(ProgressView(value: progress).progressViewStyle(.linear)) }
}

extension UIActivityIndicatorView: ElementShowing {
  var counterpart: AnyView {
    var properties = ElementProperties(type: .activityIndicator, label: isAnimating ? "In progress" : "Progress halted", value: isAnimating ? "1" : "0")
    properties.traits = .updatesFrequently
    return AnyView(PlaceholderElement(view: self, properties: properties))
  }
}

extension UIImageView: ElementShowing {
  var counterpart: AnyView {
    guard let image = shownImage else { return AnyView(Color.clear) }
    return AnyView(Image(shown: image).resizable().frame(idealWidth: image.size.width > 0 ? image.size.width : nil, idealHeight: image.size.height > 0 ? image.size.height : nil))
  }
}

extension Image {
  /// Creates an image for a UIKit view, with the name that accessibility uses.
  fileprivate init(shown image: UIImage, isDecorative: Bool = false) {
    let name = image.symbolName ?? image.name ?? ""
    let label = image.symbolName.map(SymbolLabels.label) ?? image.name ?? ""
    self = Image(name: name, label: isDecorative ? nil : label, isSystemImage: image.symbolName != nil, data: image.data).sized(image.size)
  }
}
