/// A result builder that creates the rows of a table from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Returns the rows of an expression.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value { content }

  /// Returns the rows of the first statement in a block.
  public static func buildPartialBlock<Content: TableRowContent>(first content: Content) -> Content where Content.TableRowValue == Value { content }

  /// Combines the accumulated rows of a block with the rows of the next statement.
  public static func buildPartialBlock<Rows: TableRowContent, Next: TableRowContent>(accumulated rows: Rows, next: Next) -> TableRows<Value, TupleView<(Rows._Rows, Next._Rows)>>
  where Rows.TableRowValue == Value, Next.TableRowValue == Value {
    TableRows { cell in TupleView((rows._rows(cell), next._rows(cell))) }
  }

  /// Returns the rows of an `if` without `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> OptionalTableRows<Content> where Content.TableRowValue == Value {
    OptionalTableRows(rows: content)
  }

  /// Returns the rows of the first branch of an `if`/`else` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first: First) -> ConditionalTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    ConditionalTableRows { cell in ConditionalContent(storage: .first(first._rows(cell))) }
  }

  /// Returns the rows of the second branch of an `if`/`else` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second: Second) -> ConditionalTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    ConditionalTableRows { cell in ConditionalContent(storage: .second(second._rows(cell))) }
  }

  /// Returns the rows of a branch under `if #available`.
  public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> TableRows<Value, AnyView> where Content.TableRowValue == Value {
    TableRows { cell in AnyView(content._rows(cell)) }
  }
}
