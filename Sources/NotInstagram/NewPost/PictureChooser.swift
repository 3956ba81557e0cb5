import SwiftUI

/// The user's own pictures.
///
/// A tap chooses a picture and goes back.
struct PictureChooser: View {
  @Binding var picture: Int?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
        ForEach(1...60, id: \.self) { number in
          Button {
            picture = number
            dismiss()
          } label: {
            Image("OwnPicture", label: Text("Picture \(number)")).resizable().frame(width: 170, height: 120)
          }
        }
      }
    }
    .accessibilityIdentifier("OwnPictures")
    .navigationTitle("My pictures")
  }
}
