import SwiftData
import SwiftUI

/// A form for a new post.
struct NewPostView: View {
  @State private var model: NewPostModel
  @State private var asksToDiscard = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.modelContext) private var context
  @Query private var keptDrafts: [Draft]

  init(feed: FeedModel, username: String) { _model = State(initialValue: NewPostModel(feed: feed, username: username)) }

  var body: some View {
    NavigationStack {
      Form {
        Section("Caption") {
          TextEditor(text: draft.caption).frame(height: 100).accessibilityIdentifier("CaptionEditor")
        }
        Section("Picture") {
          NavigationLink(pictureText) { PictureChooser(picture: draft.picture) }.accessibilityIdentifier("ChoosePicture")
          Picker("Filter", selection: draft.filter) {
            ForEach(PictureFilter.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.wheel)
          .accessibilityIdentifier("FilterPicker")
          Text(model.draft.brightnessText).accessibilityIdentifier("BrightnessLabel")
          Slider(value: draft.brightness).accessibilityIdentifier("BrightnessSlider")
        }
        Section("Details") {
          NavigationLink(model.draft.location ?? "Add a location") { LocationChooser(location: draft.location) }.accessibilityIdentifier("ChooseLocation")
          Toggle("Allow comments", isOn: draft.allowsComments)
        }
      }
      .accessibilityIdentifier("Draft")
      .navigationTitle("New post")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
        ToolbarItem(placement: .confirmationAction) { ShareButton(model: model) }
      }
    }
    .confirmationDialog("Discard this post?", isPresented: $asksToDiscard, titleVisibility: .visible) {
      Button("Keep draft") {
        model.keepDraft(in: context)
        dismiss()
      }
      Button("Discard", role: .destructive) {
        model.discardDraft(in: context)
        dismiss()
      }
    }
    .onAppear { model.resume(keptDrafts.first) }
    .alert("Could not share", isPresented: $model.showsFailure) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("Not Instagram isn’t responding. Try again later.")
    }
  }

  private var draft: Bindable<Draft> { Bindable(model.draft) }

  private var pictureText: String { model.draft.picture.map { "Picture \($0)" } ?? "Choose a picture" }

  private func cancel() {
    if model.draft.isEmpty { dismiss() } else { asksToDiscard = true }
  }
}
