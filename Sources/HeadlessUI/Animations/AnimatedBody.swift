extension View {
  /// Animates the changes of the modifiers in a closure.
  ///
  /// On a phone the changes of the view that the modifiers are put around are not animated. Here they count as animated too, because a moved element does not tell what moved it.
  /// [Apple: animation(_:body:)](https://developer.apple.com/documentation/swiftui/view/animation(_:body:))
  public func animation<Modified: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified) -> some View {
    body(PlaceholderContentView<Self>(self)).animation(animation)
  }

  /// Changes the transactions of the modifiers in a closure, and here those of the view that they are put around.
  ///
  /// [Apple: transaction(_:body:)](https://developer.apple.com/documentation/swiftui/view/transaction(_:body:))
  public func transaction<Modified: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    body(PlaceholderContentView<Self>(self)).transaction(transform)
  }
}
