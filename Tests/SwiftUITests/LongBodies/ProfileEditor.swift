import SwiftUI

// A profile form with several sheets, alerts and toolbar items.

private struct Profile: Equatable {
  var name = ""
  var handle = ""
  var about = ""
  var site = ""
  var city = ""
  var pronouns = ""
  var isPublic = true
  var birthday: Date?
  var links: [String] = []
}

private struct ProfileEditor: View {
  enum Sheet: String, Identifiable {
    case photo, city, preview
    var id: String { rawValue }
  }
  @State private var profile = Profile()
  @State private var saved = Profile()
  @State private var sheet: Sheet?
  @State private var isDiscarding = false
  @State private var isDeleting = false
  @State private var confirmation = ""
  @State private var failure: String?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.editMode) private var editMode
  var body: some View {
    NavigationStack {
      Form {
        Section {
          Button {
            sheet = .photo
          } label: {
            ZStack(alignment: .bottomTrailing) {
              Circle().fill(.gray.opacity(0.3)).frame(width: 96, height: 96).overlay(Text(profile.name.prefix(1).uppercased()).font(.largeTitle))
              Image(systemName: "camera.circle.fill").font(.title2).symbolRenderingMode(.multicolor)
            }
          }.buttonStyle(.plain).frame(maxWidth: .infinity).listRowBackground(Color.clear)
        }
        Section {
          TextField("Name", text: $profile.name).textContentType(.name)
          HStack(spacing: 0) {
            Text("@").foregroundStyle(.secondary)
            TextField("handle", text: $profile.handle).textInputAutocapitalization(.never).autocorrectionDisabled().foregroundColor(profile.handle.count > 15 ? .red : .primary)
          }
          TextField("Pronouns", text: $profile.pronouns)
          TextEditor(text: $profile.about).frame(minHeight: 80).overlay(alignment: .topLeading) {
            if profile.about.isEmpty { Text("About you").foregroundStyle(.tertiary).padding(8).allowsHitTesting(false) }
          }
        } header: {
          Text("Public")
        } footer: {
          Text("\(160 - profile.about.count) characters left").foregroundStyle(profile.about.count > 160 ? .red : .secondary)
        }
        Section("More") {
          TextField("Website", text: $profile.site).keyboardType(.URL).textContentType(.URL)
          Button {
            sheet = .city
          } label: {
            LabeledContent("City", value: profile.city.isEmpty ? "None" : profile.city)
          }.tint(.primary)
          Toggle("Birthday", isOn: Binding(get: { profile.birthday != nil }, set: { profile.birthday = $0 ? Date() : nil }))
          if let birthday = Binding($profile.birthday) { DatePicker("Date", selection: birthday, in: ...Date.now, displayedComponents: .date) }
          ForEach($profile.links, id: \.self) { $link in TextField("Link", text: $link) }.onDelete { profile.links.remove(atOffsets: $0) }.onMove {
            profile.links.move(fromOffsets: $0, toOffset: $1)
          }
          Button("Add a link", systemImage: "plus") { profile.links.append("") }.disabled(profile.links.count >= 5)
        }
        Section { Button("Delete the account", role: .destructive) { isDeleting = true } }
      }
      .navigationTitle(profile.name.isEmpty ? "Profile" : profile.name).navigationBarTitleDisplayMode(.inline).navigationBarBackButtonHidden(profile != saved)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { if profile == saved { dismiss() } else { isDiscarding = true } } }
        ToolbarItem(placement: .principal) {
          Picker("Visibility", selection: $profile.isPublic) {
            Text("Public").tag(true); Text("Private").tag(false)
          }.pickerStyle(.segmented).frame(width: 160)
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          EditButton()
          Button("Save") { if profile.handle.count > 15 { failure = "The handle is too long." } else { saved = profile } }.disabled(profile == saved || profile.name.isEmpty).bold()
        }
        ToolbarItem(placement: .bottomBar) {
          Button {
            sheet = .preview
          } label: {
            Label("Preview", systemImage: "eye")
          }
        }
      }
      .sheet(item: $sheet) { sheet in
        switch sheet {
        case .photo: Text("Choose a photo").presentationDetents([.medium])
        case .city:
          List(["Berlin", "Paris", "Rome"], id: \.self) { city in
            Button(city) {
              profile.city = city; self.sheet = nil
            }
          }
        case .preview:
          VStack {
            Text(profile.name).font(.title); Text("@\(profile.handle)").foregroundStyle(.secondary); Text(profile.about)
          }.padding().presentationDragIndicator(.visible)
        }
      }
      .alert("Delete the account?", isPresented: $isDeleting) {
        TextField("Your handle", text: $confirmation)
        Button("Delete", role: .destructive) { dismiss() }.disabled(confirmation != profile.handle)
        Button("Cancel", role: .cancel) { confirmation = "" }
      } message: {
        Text("You can't undo this.")
      }
      .alert("Not saved", isPresented: Binding(get: { failure != nil }, set: { _ in failure = nil })) {
        Button("OK", role: .cancel) {}
      } message: {
        Text(failure ?? "")
      }
      .confirmationDialog("Discard the changes?", isPresented: $isDiscarding, titleVisibility: .visible) {
        Button("Discard", role: .destructive) {
          profile = saved; dismiss()
        }
      }
    }
  }
}
