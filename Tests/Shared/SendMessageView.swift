import HeadlessUI

/// A view with a text and a button that another view also has.
///
/// Its body is a stack without an element.
struct SendMessageView: View {
  var body: some View {
    VStack {
      Text("Message")
      Button("Send") {}
    }
  }
}

/// A view whose element contains the elements of `SendMessageView`.
struct SendMessageBox: View {
  var body: some View { SendMessageView().accessibilityElement(children: .contain).accessibilityIdentifier("SendMessage") }
}

/// Two buttons with the same title in different views.
///
/// One button doesn't react to touches.
struct TwoSendersView: View {
  var body: some View {
    VStack {
      SendMessageBox()
      VStack {
        Text("Draft")
        Button("Send") {}
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("Draft")
      .allowsHitTesting(false)
      Button("Off") {}.allowsHitTesting(false)
      VStack {
        Button("Save") {}
        Text("in a disabled box")
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("Box")
      .disabled(true)
    }
  }
}
