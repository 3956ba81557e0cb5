extension View {
  /// Animates the changes of the modifiers that a closure applies to the view.
  ///
  /// On iOS, changes inside the view itself aren't animated. On the simulated device, they count as animated too, because an element doesn't record which modifier moved it.
  ///
  /// [Apple: animation(_:body:)](https://developer.apple.com/documentation/swiftui/view/animation(_:body:))
  public func animation<Modified: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified) -> some View {
    body(PlaceholderContentView<Self>(self)).animation(animation)
  }

  /// Changes the transactions of the modifiers that a closure applies to the view.
  ///
  /// On the simulated device, the transactions of the view itself are changed too.
  ///
  /// [Apple: transaction(_:body:)](https://developer.apple.com/documentation/swiftui/view/transaction(_:body:))
  public func transaction<Modified: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    body(PlaceholderContentView<Self>(self)).transaction(transform)
  }
}
