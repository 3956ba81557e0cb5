import Foundation
import ScreenModel
import UIKit

extension UILabel: ElementShowing {
  var counterpart: AnyView {
    if fillsFrame { return AnyView(PlaceholderElement(view: self, properties: ElementProperties(type: .staticText, label: text ?? "", traits: .staticText))) }
    return AnyView(Text(verbatim: text ?? "").font(Font(size: font.pointSize)).lineLimit(numberOfLines == 0 ? nil : numberOfLines).textCase(nil))
  }
}

extension UITextField: ElementShowing {
  var counterpart: AnyView { AnyView(input(isSecureTextEntry ? .secureTextField : self is UISearchTextField ? .searchField : .textField)) }

  fileprivate func input(_ kind: ElementType) -> some View {
    let (hasBorder, keyboardType, font) = (borderStyle == .roundedRect, keyboardType, Font(size: font?.pointSize ?? 17))
    let showsClearButton =
      switch clearButtonMode {
      case .never: false
      case .always: true
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      }
    return TextInput(title: placeholder ?? "", text: binding({ $0.editing.text }, { _, _ in }), kind: kind, editor: self, showsClearButton: showsClearButton)
      .environment(\.fieldsHaveBorders, hasBorder).environment(\.keyboardType, keyboardType).font(font)
  }
}

extension UITextView: ElementShowing {
  var counterpart: AnyView {
    let (keyboardType, font) = (keyboardType, Font(size: font?.pointSize ?? 12))
    let input = TextInput(title: "", text: binding({ $0.editing.text }, { _, _ in }), kind: .textView, grows: !isScrollEnabled, editor: self)
    return AnyView(input.environment(\.keyboardType, keyboardType).font(font))
  }
}

extension UISearchBar: ElementShowing {
  var counterpart: AnyView { AnyView(PlaceholderElement(view: self, noted: nil, content: AnyView(SearchBarContent(bar: self)))) }
}

/// The content of a search bar: its field, the button “Cancel”, and the scopes.
private struct SearchBarContent: View, TransparentView {
  let bar: UISearchBar

  static var isComparable: Bool { false }

  var body: some View {
    let titles = bar.showsScopeBar ? bar.scopeButtonTitles ?? [] : []
    VStack(spacing: 0) {
      HStack {
        UIViewElement(view: bar.searchTextField)
        if bar.showsCancelButton { Button("Cancel") { bar.cancel() } }
      }.padding(.horizontal, 8).frame(height: 56)
      if !titles.isEmpty {
        Picker(selection: bar.binding({ $0.selectedScopeButtonIndex }, { $0.choose(scope: $1) })) {
          ForEach(Array(titles.enumerated()), id: \.offset) { index, title in Text(verbatim: title).tag(index) }
        } label: {
          EmptyView()
        }.pickerStyle(.segmented).padding(.horizontal, 8)
      }
    }
  }
}
