import SwiftUI

/// UIKit controls and texts in representables, in the style of ordinary apps.
private struct UIKitControlUsesField: UIViewRepresentable {
  @Binding var text: String
  @Binding var isFocused: Bool
  var keyboardType: UIKeyboardType = .default
  var contentType: UITextContentType?

  func makeUIView(context: Context) -> UITextField {
    let textField = UIKitControlUsesPaddedField(frame: .zero)
    textField.delegate = context.coordinator
    textField.keyboardType = keyboardType
    textField.textContentType = contentType
    textField.autocapitalizationType = .none
    textField.autocorrectionType = .no
    textField.returnKeyType = .done
    textField.borderStyle = .roundedRect
    textField.clearButtonMode = .whileEditing
    textField.textAlignment = .center
    textField.font = .systemFont(ofSize: 20)
    textField.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.gray])
    textField.setContentHuggingPriority(.defaultHigh, for: .vertical)
    textField.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    textField.addAction(UIAction { _ in text = textField.text ?? "" }, for: .editingChanged)
    return textField
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    if uiView.text != text { uiView.text = text }
    if isFocused, !uiView.isFirstResponder { uiView.becomeFirstResponder() } else if !isFocused, uiView.isFirstResponder { uiView.resignFirstResponder() }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  class Coordinator: NSObject, UITextFieldDelegate {
    var parent: UIKitControlUsesField

    init(_ parent: UIKitControlUsesField) { self.parent = parent }

    func textFieldDidChangeSelection(_ textField: UITextField) { parent.text = textField.text ?? "" }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      parent.isFocused = true
      textField.selectedTextRange = textField.textRange(from: textField.beginningOfDocument, to: textField.endOfDocument)
    }

    func textFieldDidEndEditing(_ textField: UITextField) { parent.isFocused = false }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      guard let current = textField.text, let part = Range(range, in: current) else { return false }
      return current.replacingCharacters(in: part, with: string).count <= 10
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }
}

private class UIKitControlUsesPaddedField: UITextField {
  var onDeleteBackward: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    backgroundColor = .secondarySystemBackground
  }

  override func deleteBackward() {
    onDeleteBackward?()
    super.deleteBackward()
  }
}

private struct UIKitControlUsesSearchBar: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: UIViewRepresentableContext<UIKitControlUsesSearchBar>) -> UISearchBar {
    let searchBar = UISearchBar(frame: .zero)
    searchBar.delegate = context.coordinator
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Search"
    searchBar.autocapitalizationType = .none
    searchBar.searchTextField.accessibilityIdentifier = "search"
    return searchBar
  }

  func updateUIView(_ uiView: UISearchBar, context: UIViewRepresentableContext<UIKitControlUsesSearchBar>) { uiView.text = text }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String

    init(text: Binding<String>) { _text = text }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      searchBar.text = nil
      searchBar.endEditing(true)
      searchBar.setShowsCancelButton(false, animated: true)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  }
}

private final class UIKitControlUsesRow: UIView {
  private let label = UILabel()
  private let button: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add"
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemBlue
    return UIButton(configuration: configuration)
  }()
  private lazy var stack = UIStackView(arrangedSubviews: [label, button])

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.textColor = .label
    stack.axis = .vertical
    stack.alignment = .leading
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds
  }
}

private struct UIKitControlUsesView: View {
  @State private var text = ""
  @State private var isFocused = false

  var body: some View {
    VStack {
      UIKitControlUsesField(text: $text, isFocused: $isFocused, keyboardType: .asciiCapable, contentType: .oneTimeCode)
      UIKitControlUsesSearchBar(text: $text)
      TextField("Email", text: $text).keyboardType(UIKeyboardType.emailAddress).textContentType(UITextContentType.emailAddress)
    }
  }
}

@MainActor private func useControls() -> [UIView] {
  let segmented = UISegmentedControl(items: ["A", "B"])
  segmented.selectedSegmentIndex = 0
  segmented.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
  let slider = UISlider()
  slider.minimumValue = 0
  slider.maximumValue = 10
  slider.isContinuous = true
  let picker = UIDatePicker()
  picker.datePickerMode = .time
  picker.preferredDatePickerStyle = .wheels
  picker.minuteInterval = 5
  let pages = UIPageControl()
  pages.numberOfPages = 3
  pages.currentPageIndicatorTintColor = .black
  let progress = UIProgressView(progressViewStyle: .default)
  progress.setProgress(0.3, animated: true)
  let button = UIButton(type: .system)
  button.setImage(UIImage(systemName: "heart.fill"), for: .normal)
  button.titleLabel?.font = .boldSystemFont(ofSize: 15)
  button.contentHorizontalAlignment = .leading
  UITextView.appearance().backgroundColor = .clear
  UISwitch.appearance().onTintColor = .green
  return [segmented, slider, picker, pages, progress, button, UIKitControlUsesRow(), UIImageView(image: UIImage(named: "cat"))]
}
