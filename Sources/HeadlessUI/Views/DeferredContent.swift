/// What a closure describes that is called later than the body it was written in: the rows of a collection, the content of a sheet.
///
/// It is a view with a body, so that what the closure reads is known and a change of it evaluates the closure again, and nothing else.
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
