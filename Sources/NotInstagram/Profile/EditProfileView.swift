import SwiftUI

/// A form for the user's profile.
struct EditProfileView: View {
  private enum Field: Hashable {
    case name, email
  }

  let session: Session
  @State private var profile: UserProfile
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  init(session: Session) {
    self.session = session
    _profile = State(initialValue: session.profile)
  }

  var body: some View {
    Form {
      ProfileProblemLabel(profile: $profile)
      Section("About me") {
        TextField("Name", text: $profile.name).focused($focus, equals: .name).onSubmit { focus = .email }.accessibilityIdentifier("NameField")
        TextEditor(text: $profile.bio).frame(height: 80).accessibilityIdentifier("BioEditor")
      }
      Section("How to reach me") {
        TextField("E-mail", text: $profile.email).keyboardType(.emailAddress).focused($focus, equals: .email).accessibilityIdentifier("EmailField")
        TextField("Website", text: $profile.website).keyboardType(.URL).accessibilityIdentifier("WebsiteField")
        TextField("Phone", text: $profile.phone).keyboardType(.phonePad).accessibilityIdentifier("PhoneField")
        TextField("Social network", text: $profile.handle).keyboardType(.twitter).accessibilityIdentifier("HandleField")
        TextField("House number", text: $profile.address).keyboardType(.numbersAndPunctuation).accessibilityIdentifier("HouseNumberField")
      }
      Section("What nobody asked") {
        TextField("Lucky number", text: $profile.luckyNumber).keyboardType(.numberPad).accessibilityIdentifier("LuckyNumberField")
        TextField("Height in metres", text: $profile.height).keyboardType(.decimalPad).accessibilityIdentifier("HeightField")
      }
      Section("Birthday") {
        DatePicker("Birthday", selection: $profile.birthday, displayedComponents: .date).datePickerStyle(.wheel).accessibilityIdentifier("BirthdayPicker")
      }
    }
    .accessibilityIdentifier("ProfileForm")
    .navigationTitle("Edit profile")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { SaveProfileButton(profile: $profile, save: save) }
    }
  }

  private func save() {
    session.profile = profile
    dismiss()
  }
}

/// The reason why the profile can't be saved.
///
/// The label is a separate view, so typing doesn't render the whole form again.
private struct ProfileProblemLabel: View {
  @Binding var profile: UserProfile

  var body: some View {
    if let problem = profile.problem { Text(problem).accessibilityIdentifier("ProblemLabel") }
  }
}

/// A button that saves a profile.
///
/// It's disabled while the profile has a problem.
private struct SaveProfileButton: View {
  @Binding var profile: UserProfile
  let save: @MainActor () -> Void

  var body: some View { Button("Save", action: save).disabled(profile.problem != nil) }
}
