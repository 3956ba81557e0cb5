extension Int {
  /// Returns how many of this number of items a list in a message shows.
  ///
  /// A list never leaves out a single item, because the line “and 1 more” takes as much room as the item.
  /// - Parameter limit: The number of items that a long list shows.
  package func shownCount(atMost limit: Int) -> Int { self > limit + 1 ? limit : self }
}
