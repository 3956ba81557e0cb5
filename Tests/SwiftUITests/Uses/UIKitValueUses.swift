import UIKit

/// UIKit values next to SwiftUI views, in the style of ordinary apps.
private final class UIKitValueUsesView: UIView {
  private let gradient = CAGradientLayer()
  private lazy var title = UILabel()

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.masksToBounds = true
    layer.borderWidth = 1 / UIScreen.main.scale
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowColor = UIColor.black.withAlphaComponent(0.2).cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.5
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
    gradient.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    gradient.locations = [0, 1]
    layer.insertSublayer(gradient, at: 0)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8), title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor), title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 1
    press.delegate = self
    addGestureRecognizer(press)
    accessibilityTraits = [.button, .updatesFrequently]
    accessibilityTraits.insert(.selected)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { layer.borderColor = UIColor.separator.cgColor }
  }
}

extension UIKitValueUsesView: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIColor {
  fileprivate static let brand = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 1) : UIColor(hue: 0.6, saturation: 0.8, brightness: 0.7, alpha: 1) }

  fileprivate var hex: String {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
  }
}

extension UIImage {
  fileprivate func resized(to size: CGSize) -> UIImage { UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) } }

  @MainActor
  fileprivate func oldResized(to size: CGSize) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, UIScreen.main.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.setFillColor(UIColor.brand.cgColor)
    context.fill(CGRect(origin: .zero, size: size))
    if let cgImage { context.draw(cgImage, in: CGRect(origin: .zero, size: size)) }
    return UIGraphicsGetImageFromCurrentImageContext()?.withRenderingMode(.alwaysOriginal)
  }
}

@MainActor
private func useWords() -> [String] {
  let (checker, word) = (UITextChecker(), "hello")
  let range = NSRange(location: 0, length: word.utf16.count)
  let misspelled = checker.rangeOfMisspelledWord(in: word, range: range, startingAt: 0, wrap: false, language: "en")
  return misspelled.location == NSNotFound ? [] : checker.guesses(forWordRange: misspelled, in: word, language: "en") ?? []
}

@MainActor
private func useControllers() -> UIViewController {
  let page = UIViewController()
  page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Add") { _ in })
  page.navigationItem.largeTitleDisplayMode = .never
  page.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)), tag: 0)
  let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
  alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
  alert.popoverPresentationController?.sourceView = page.view
  let tabs = UITabBarController()
  tabs.viewControllers = [UINavigationController(rootViewController: page)]
  let menu = UIMenu(title: "More", options: .displayInline, children: [UIAction(title: "Share", image: UIImage(systemName: "square"), attributes: .destructive) { _ in }])
  page.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: menu.title, menu: menu)]
  UIView.appearance().tintColor = .brand
  UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .brand
  UIBarButtonItem.appearance().tintColor = .brand
  if UIAccessibility.isVoiceOverRunning { UIAccessibility.post(notification: .announcement, argument: UIColor.brand.hex) }
  return tabs
}

private func useFonts() -> UIFont {
  let font = UIFont.preferredFont(forTextStyle: .title2)
  let round = font.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
  let bold = round.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? round
  return UIFontMetrics(forTextStyle: .title2).scaledFont(for: bold)
}
