/// A view whose content closure is called later than the body that creates it.
///
/// Examples are the content of a sheet and the rows of a collection.
///
/// The view has a body, so the values that the closure reads are tracked. If one of them changes, only the closure is called again.
struct DeferredContent<Input, Content: View>: View, TransparentView {
  private let input: Input
  private let content: (Input) -> Content

  init(_ input: Input, _ content: @escaping (Input) -> Content) {
    self.input = input
    self.content = content
  }

  static var isComparable: Bool { false }

  var body: Content { content(input) }
}

extension DeferredContent where Input == Void {
  init(_ content: @escaping () -> Content) { self.init(()) { content() } }
}
