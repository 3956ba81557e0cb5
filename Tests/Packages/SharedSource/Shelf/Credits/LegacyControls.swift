import SwiftUI
import UIKit

/// A text field from before SwiftUI's own text field was good enough.
struct LegacyTextField: UIViewRepresentable {
    let placeholder: String
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.returnKeyType = .done
        field.autocapitalizationType = .sentences
        field.layer.cornerRadius = 8
        field.layer.borderColor = UIColor.highlight.cgColor
        field.delegate = context.coordinator
        field.addTarget(context.coordinator, action: #selector(Coordinator.textChanged(_:)), for: .editingChanged)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: LegacyTextField

        init(_ parent: LegacyTextField) { self.parent = parent }

        @objc func textChanged(_ field: UITextField) { parent.text = field.text ?? "" }

        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            !string.contains("!")
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }
}

struct LegacySwitch: UIViewRepresentable {
    let title: String
    @Binding var isOn: Bool

    func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.accessibilityLabel = title
        control.onTintColor = UIColor(resource: .highlight)
        control.addTarget(context.coordinator, action: #selector(Coordinator.switched(_:)), for: .valueChanged)
        return control
    }

    func updateUIView(_ control: UISwitch, context: Context) { control.isOn = isOn }

    func makeCoordinator() -> Coordinator { Coordinator(isOn: $isOn) }

    final class Coordinator: NSObject {
        let isOn: Binding<Bool>

        init(isOn: Binding<Bool>) { self.isOn = isOn }

        @objc func switched(_ control: UISwitch) { isOn.wrappedValue = control.isOn }
    }
}
