// The ancestors and descendants of an element, and copies of its screen.
extension ElementSnapshot {
  /// The parent of the element, or `nil` for an app.
  public var parent: ElementSnapshot? {
    guard let parent = tree.parent(of: id), parent != tree.root else { return nil }
    return tree.snapshot(of: parent)
  }

  /// The ancestors of the element, from its parent to the app.
  public var ancestors: [ElementSnapshot] { Array(sequence(first: self) { $0.parent }.dropFirst()) }

  /// The visible children of the element, in order, including the parts of a control.
  public var children: [ElementSnapshot] { tree.snapshots(ElementQuery(scope: id, relation: .children).includingParts) }

  /// The visible descendants of the element, in tree order, including the parts of controls.
  public var descendants: [ElementSnapshot] { tree.snapshots(ElementQuery(scope: id).includingParts) }

  /// The text of the selected row in each of a picker's columns, or `nil` if the element isn't a picker.
  public var pickerColumns: [String]? {
    guard type == .picker || type == .datePicker else { return nil }
    return tree.all(ElementQuery(scope: id, type: .pickerWheel)).map { tree.value(of: $0) ?? "" }
  }

  /// Returns whether the element is inside another element, at any depth.
  public func isDescendant(of other: ElementSnapshot) -> Bool { tree.isDescendant(id, of: other.id) }

  /// Whether the element is still on its screen.
  ///
  /// The value is always `true` for a copy.
  public var exists: Bool { tree.contains(id) }

  /// Returns a snapshot that keeps the current state of the whole screen.
  ///
  /// A picture of the copy shows the usual look of each type, in light mode and from left to right. For a picture with the app's fonts and colors, draw the current screen, or use `copy()` of its tree.
  public func copy() -> ElementSnapshot { tree.copyWithoutLooks().snapshot(of: id) ?? self }
}

extension ElementTree {
  /// Returns snapshots of all matches of a query in tree order.
  public func snapshots(_ query: borrowing ElementQuery) -> [ElementSnapshot] {
    var found: [ElementSnapshot] = []
    for element in all(query) { if let snapshot = snapshot(of: element) { found.append(snapshot) } }
    return found
  }

  /// Returns whether the element and all of its ancestors are enabled.
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
  /// The elements in a copy of their tree, which keeps the current state of the whole screen.
  package var copied: [ElementSnapshot] {
    guard let tree = first?.tree.copyWithoutLooks() else { return [] }
    return map { tree.snapshot(of: $0.id) ?? $0 }
  }
}
