import HeadlessXCUI

// Actions made of others.
extension ElementAction {
  /// Several actions as one, each with its own conditions, performed in this order until one fails.
  /// - Parameters:
  ///   - name: What they do together in words, as they stand before the element: “fill in”.
  ///   - actions: The actions.
  public static func group(_ name: String, _ actions: ElementAction...) -> ElementAction {
    ElementAction(name) { element in
      let selection = select(element)
      for action in actions { if let failure = selection.failure(of: action) { throw failure } }
    }
  }
}
