// What is around an element, and what is in it.
extension ElementSnapshot {
  /// The element that this one is directly in; `nil` for an app.
  public var parent: ElementSnapshot? {
    guard let parent = tree.parent(of: id), parent != tree.root else { return nil }
    return tree.snapshot(of: parent)
  }

  /// The elements that this one is in, from the nearest outwards to the app.
  public var ancestors: [ElementSnapshot] { Array(sequence(first: self) { $0.parent }.dropFirst()) }

  /// The elements directly in this one, in order, with the parts of a control; hidden ones are left out.
  public var children: [ElementSnapshot] { tree.snapshots(ElementQuery(scope: id, relation: .children).includingParts) }

  /// The elements in this one at any depth, in tree order, with the parts of controls; hidden ones are left out.
  public var descendants: [ElementSnapshot] { tree.snapshots(ElementQuery(scope: id).includingParts) }

  /// The texts of the selected rows of a picker or a date picker, column by column; `nil` for an element that is none.
  public var pickerColumns: [String]? {
    guard type == .picker || type == .datePicker else { return nil }
    return tree.all(ElementQuery(scope: id, type: .pickerWheel)).map { tree.value(of: $0) ?? "" }
  }

  /// Whether the element is in another one, at any depth.
  public func isDescendant(of other: ElementSnapshot) -> Bool { tree.isDescendant(id, of: other.id) }

  /// Whether the element is still on its screen; a copy always has it.
  public var exists: Bool { tree.contains(id) }

  /// Returns a snapshot that keeps what the whole screen is like now.
  public func copy() -> ElementSnapshot { tree.copy().snapshot(of: id) ?? self }
}

extension ElementTree {
  /// Returns snapshots of all matches of a query in tree order.
  public func snapshots(_ query: borrowing ElementQuery) -> [ElementSnapshot] {
    var found: [ElementSnapshot] = []
    for element in all(query) { if let snapshot = snapshot(of: element) { found.append(snapshot) } }
    return found
  }

  /// Whether the element and everything around it is enabled.
  package func isEnabledWithAncestors(_ element: ElementID) -> Bool {
    var current: ElementID? = element
    while let candidate = current {
      if !isEnabled(candidate) { return false }
      current = parent(of: candidate)
    }
    return true
  }
}

extension [ElementSnapshot] {
  /// The same elements in one copy of their tree, which keeps what the whole screen is like now.
  package var copied: [ElementSnapshot] {
    guard let tree = first?.tree.copy() else { return [] }
    return map { tree.snapshot(of: $0.id) ?? $0 }
  }
}
