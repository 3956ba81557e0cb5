import SwiftUI
import UIKit

/// The other UIKit names for views, texts, fonts and gestures.
///
/// Each line only has to compile, in both language modes.
@MainActor
struct UIKitViewNameUses {
  func arranges(_ view: UIView, _ stack: UIStackView, _ constraints: [NSLayoutConstraint], in window: UIWindow) -> CGSize {
    view.addConstraints(constraints)
    view.removeConstraints(constraints)
    constraints.first?.shouldBeArchived = true
    view.firstBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    stack.setCustomSpacing(4, after: view)
    stack.removeArrangedSubview(view)
    window.makeKeyAndVisible()
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  func texts(_ label: UILabel, _ field: UITextField, _ textView: UITextView) {
    label.highlightedTextColor = .white
    label.textAlignment = .justified
    for mode: NSLineBreakMode in [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle] { label.lineBreakMode = mode }
    field.minimumFontSize = 10
    field.defaultTextAttributes = [:]
    (field.leftView, field.leftViewMode) = (UIView(), .always)
    (field.rightView, field.rightViewMode) = (UIView(), .always)
    field.autocapitalizationType = .allCharacters
    textView.isSelectable = false
    textView.allowsEditingTextAttributes = true
    textView.typingAttributes = [:]
    textView.linkTextAttributes = [:]
    textView.clearsOnInsertion = true
    textView.scrollRangeToVisible(NSRange(location: 0, length: 1))
  }

  func fonts() -> [UIFont] {
    let traits: UIFontDescriptor.SymbolicTraits = [.traitExpanded, .traitCondensed, .traitLooseLeading, .traitTightLeading]
    let descriptor = UIFontDescriptor().withFamily("Georgia").addingAttributes([.featureSettings: []])
    return [
      .italicSystemFont(ofSize: UIFont.labelFontSize), .monospacedDigitSystemFont(ofSize: UIFont.buttonFontSize, weight: .bold),
      .monospacedSystemFont(ofSize: UIFont.systemFontSize, weight: .regular),
      UIFont(descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: UIFont.smallSystemFontSize),
    ]
  }

  func gestures(_ pan: UIPanGestureRecognizer, _ rotation: UIRotationGestureRecognizer) {
    pan.maximumNumberOfTouches = 1
    rotation.cancelsTouchesInView = false
    rotation.delaysTouchesBegan = true
    rotation.delaysTouchesEnded = false
  }

  func pastes(_ pasteboard: UIPasteboard) -> Bool {
    pasteboard.setItems([])
    pasteboard.addItems([])
    pasteboard.setData(Data(), forPasteboardType: "public.data")
    return pasteboard.hasURLs || pasteboard.hasColors
  }
}
