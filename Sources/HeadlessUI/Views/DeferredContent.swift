/// A view whose content closure is called later than the body that creates it.
///
/// Examples are the content of a sheet and the rows of a collection.
///
/// Because it's a view with a body, values that the closure reads are tracked, and a change evaluates only the closure again.
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
