public import FoundationExtras

/// The action of a collection that accepts drops between its rows.
struct RowInsertion: RowDropAction {
  let accepts: (DragSession) -> Bool
  let insert: (Int, DragSession) -> Void
}

extension ForEachNode: DropTarget {
  func accepts(_ session: DragSession) -> Bool { rowInsertion?.accepts(session) == true && enclosingList != nil }

  private var rowInsertion: RowInsertion? { insertion as? RowInsertion }

  func dragEntered(_ session: DragSession) {}

  func dragUpdated(_ session: DragSession) -> DropProposal? { nil }

  func dragExited(_ session: DragSession) {}

  func drop(_ session: DragSession) {
    guard let row = enclosingList?.row(at: session.location, in: self) else { return }
    rowInsertion?.insert(session.location.y > row.frame.midY ? row.offset + 1 : row.offset, session)
  }
}

extension ForEach where Content: View {
  /// Accepts drops between list rows that have data of one of the given types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The supported types. Other drags go to the surrounding views.
  ///   - action: Receives the offset to insert the data at, and the item provider.
  public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> ForEach<Data, ID, Content> {
    onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
  }

  /// Accepts drops between list rows that have data of one of the types with the given identifiers.
  public func onInsert(of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> ForEach<Data, ID, Content> {
    inserting(RowInsertion(accepts: { $0.has(acceptedTypeIdentifiers) }, insert: { action($0, [$1.item.provider]) }))
  }

  /// Accepts values of a type that are dropped between list rows.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the accepted values. Other drags go to the surrounding views.
  ///   - action: Receives the value and the offset to insert it at.
  public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> ForEach<Data, ID, Content> {
    inserting(RowInsertion(accepts: { $0.offers(T.self) }, insert: { offset, session in session.load(T.self) { action([$0], offset) } }))
  }
}
