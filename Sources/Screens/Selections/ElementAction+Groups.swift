import HeadlessXCUI

extension ElementAction {
  /// Combines several actions, each with its own conditions.
  ///
  /// The actions are performed in order until one fails.
  /// - Parameters:
  ///   - name: The words that precede the element's name in messages, such as “fill in”.
  ///   - actions: The actions.
  public static func group(_ name: String, _ actions: ElementAction...) -> ElementAction {
    ElementAction(name) { element in
      let selection = select(element)
      for action in actions { if let failure = selection.failure(of: action) { throw failure } }
    }
  }
}
