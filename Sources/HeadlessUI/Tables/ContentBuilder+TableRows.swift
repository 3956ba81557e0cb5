// A parameter pack can't require that all rows have the same element type, so there is a function for each number of rows, up to Apple's limit.
extension ContentBuilder {
  /// Combines two table rows.
  @_disfavoredOverload
  public static func buildBlock<First: TableRowContent, Second: TableRowContent>(
    _ first: First, _ second: Second
  ) -> TableRows<First.TableRowValue, TupleView<(First._Rows, Second._Rows)>> where First.TableRowValue == Second.TableRowValue {
    TableRowBuilder<First.TableRowValue>.buildPartialBlock(accumulated: first, next: second)
  }

  /// Combines three table rows.
  @_disfavoredOverload
  public static func buildBlock<Row: TableRowContent>(
    _ row0: Row, _ row1: some TableRowContent<Row.TableRowValue>, _ row2: some TableRowContent<Row.TableRowValue>
  ) -> some TableRowContent<Row.TableRowValue> { buildBlock(buildBlock(row0, row1), row2) }

  /// Combines four table rows.
  @_disfavoredOverload
  public static func buildBlock<Row: TableRowContent>(
    _ row0: Row, _ row1: some TableRowContent<Row.TableRowValue>, _ row2: some TableRowContent<Row.TableRowValue>, _ row3: some TableRowContent<Row.TableRowValue>
  ) -> some TableRowContent<Row.TableRowValue> { buildBlock(buildBlock(row0, row1, row2), row3) }

  /// Combines five table rows.
  @_disfavoredOverload
  public static func buildBlock<Row: TableRowContent>(
    _ row0: Row, _ row1: some TableRowContent<Row.TableRowValue>, _ row2: some TableRowContent<Row.TableRowValue>, _ row3: some TableRowContent<Row.TableRowValue>,
    _ row4: some TableRowContent<Row.TableRowValue>
  ) -> some TableRowContent<Row.TableRowValue> { buildBlock(buildBlock(row0, row1, row2, row3), row4) }

  /// Combines six table rows.
  @_disfavoredOverload
  public static func buildBlock<Row: TableRowContent>(
    _ row0: Row, _ row1: some TableRowContent<Row.TableRowValue>, _ row2: some TableRowContent<Row.TableRowValue>, _ row3: some TableRowContent<Row.TableRowValue>,
    _ row4: some TableRowContent<Row.TableRowValue>, _ row5: some TableRowContent<Row.TableRowValue>
  ) -> some TableRowContent<Row.TableRowValue> { buildBlock(buildBlock(row0, row1, row2, row3, row4), row5) }

  /// Combines seven table rows.
  @_disfavoredOverload
  public static func buildBlock<Row: TableRowContent>(
    _ row0: Row, _ row1: some TableRowContent<Row.TableRowValue>, _ row2: some TableRowContent<Row.TableRowValue>, _ row3: some TableRowContent<Row.TableRowValue>,
    _ row4: some TableRowContent<Row.TableRowValue>, _ row5: some TableRowContent<Row.TableRowValue>, _ row6: some TableRowContent<Row.TableRowValue>
  ) -> some TableRowContent<Row.TableRowValue> { buildBlock(buildBlock(row0, row1, row2, row3, row4, row5), row6) }

  /// Combines eight table rows.
  @_disfavoredOverload
  public static func buildBlock<Row: TableRowContent>(
    _ row0: Row, _ row1: some TableRowContent<Row.TableRowValue>, _ row2: some TableRowContent<Row.TableRowValue>, _ row3: some TableRowContent<Row.TableRowValue>,
    _ row4: some TableRowContent<Row.TableRowValue>, _ row5: some TableRowContent<Row.TableRowValue>, _ row6: some TableRowContent<Row.TableRowValue>,
    _ row7: some TableRowContent<Row.TableRowValue>
  ) -> some TableRowContent<Row.TableRowValue> { buildBlock(buildBlock(row0, row1, row2, row3, row4, row5, row6), row7) }

  /// Combines nine table rows.
  @_disfavoredOverload
  public static func buildBlock<Row: TableRowContent>(
    _ row0: Row, _ row1: some TableRowContent<Row.TableRowValue>, _ row2: some TableRowContent<Row.TableRowValue>, _ row3: some TableRowContent<Row.TableRowValue>,
    _ row4: some TableRowContent<Row.TableRowValue>, _ row5: some TableRowContent<Row.TableRowValue>, _ row6: some TableRowContent<Row.TableRowValue>,
    _ row7: some TableRowContent<Row.TableRowValue>, _ row8: some TableRowContent<Row.TableRowValue>
  ) -> some TableRowContent<Row.TableRowValue> { buildBlock(buildBlock(row0, row1, row2, row3, row4, row5, row6, row7), row8) }

  /// Combines ten table rows.
  @_disfavoredOverload
  public static func buildBlock<Row: TableRowContent>(
    _ row0: Row, _ row1: some TableRowContent<Row.TableRowValue>, _ row2: some TableRowContent<Row.TableRowValue>, _ row3: some TableRowContent<Row.TableRowValue>,
    _ row4: some TableRowContent<Row.TableRowValue>, _ row5: some TableRowContent<Row.TableRowValue>, _ row6: some TableRowContent<Row.TableRowValue>,
    _ row7: some TableRowContent<Row.TableRowValue>, _ row8: some TableRowContent<Row.TableRowValue>, _ row9: some TableRowContent<Row.TableRowValue>
  ) -> some TableRowContent<Row.TableRowValue> { buildBlock(buildBlock(row0, row1, row2, row3, row4, row5, row6, row7, row8), row9) }

  /// Returns the table rows of an `if` without `else`.
  @_disfavoredOverload
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> OptionalTableRows<Content> {
    TableRowBuilder<Content.TableRowValue>.buildIf(content)
  }

  /// Returns the table rows of the first branch of an `if`/`else` or `switch`.
  @_disfavoredOverload
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first: First) -> ConditionalTableRows<First, Second> {
    TableRowBuilder<First.TableRowValue>.buildEither(first: first)
  }

  /// Returns the table rows of the second branch of an `if`/`else` or `switch`.
  @_disfavoredOverload
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second: Second) -> ConditionalTableRows<First, Second> {
    TableRowBuilder<First.TableRowValue>.buildEither(second: second)
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the elements that the rows show.
  public typealias TableRowValue = Content.TableRowValue

  /// The rows, for internal use by the framework.
  public func _rows(_ cell: @escaping (Content.TableRowValue) -> AnyView) -> Content._Rows { body._rows(cell) }
}
