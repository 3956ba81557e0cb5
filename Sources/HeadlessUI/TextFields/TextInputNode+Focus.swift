extension TextInputNode: FocusableField {
  final func mayBeginEditing() -> Bool { editor?.mayBeginEditing() ?? true }

  final func mayEndEditing() -> Bool { editor?.mayEndEditing() ?? true }

  final func didBeginEditing() { editor?.didBeginEditing() }

  final func didEndEditing() { editor?.didEndEditing() }
}

extension TextInputNode: ReplaceableText {
  package func beginEditing() { host.focus.focus(self) }

  package func endEditing() { host.focus.resign(self) }
}
